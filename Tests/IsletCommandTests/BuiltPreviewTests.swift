import Foundation
import Testing

/// Whole runs of the built command on small projects: compiled, started, drawn, written.
@Suite(.serialized) struct BuiltPreviewTests {
  static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test("Previews are found and drawn in every presentation, the same bytes each time")
  func previews() throws {
    let trip = try TripProject()
    let first = try trip.preview()
    #expect(first.code == 0, "\(first.errors)")
    let files = trip.outputFiles
    let pictures = files.filter { $0.key.hasSuffix(".png") }
    #expect(
      pictures.keys.sorted()
        == ["Trip", "Trip-2"].flatMap { state in
          ["compact", "expanded", "lock-screen", "minimal"].map {
            "TripAttributes/\(state)/\($0).png"
          }
        }.sorted())
    for picture in pictures.values { #expect(picture.starts(with: Self.pngSignature)) }
    #expect(files["index.html"] != nil)
    #expect(first.output.contains("Drew 8 pictures of 2 states, iPhone 16, light."))
    #expect(try trip.preview().code == 0)
    #expect(trip.outputFiles == files)
  }

  @Test("States come from JSON as in a push, and the text tree shows their words")
  func json() throws {
    let trip = try TripProject()
    let result = try trip.preview([
      "--attributes", trip.write(#"{"line": "S1"}"#, to: "a.json"),
      "--state", trip.write(#"{"stop": "Zoo", "minutes": 7}"#, to: "zoo.json"),
      "--format", "text", "--presentation", "compact", "--presentation", "lock-screen",
    ])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("TripAttributes/zoo/compact"))
    #expect(result.output.contains(#"Text "7" "#))
    #expect(result.output.contains(#"Text "Zoo" "#))
    #expect(
      trip.outputFiles.keys.filter { $0.hasSuffix(".txt") }.sorted() == [
        "TripAttributes/zoo/compact.txt", "TripAttributes/zoo/lock-screen.txt",
      ])
  }

  @Test("A trap in one presentation is told with its place; the others are drawn")
  func trap() throws {
    let trip = try TripProject(
      widget: TripProject.widget(compactTrailing: "Text([\"a\"][context.state.minutes + 1])"))
    let result = try trip.preview()
    #expect(result.code == 1)
    #expect(result.errors.contains("Index out of range"))
    #expect(result.errors.contains("Widget.swift:15"))
    #expect(result.errors.contains("the compact presentation of TripAttributes, state Trip"))
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 6)
  }

  @Test("An endless loop is ended after the time limit; the others are drawn")
  func hang() throws {
    let trip = try TripProject(
      widget: TripProject.widget(compactTrailing: "Text({ while true {} }() as String)"))
    let result = try trip.preview(["--timeout", "5"])
    #expect(result.code == 1)
    #expect(result.errors.contains("did not answer within 5 s"))
    #expect(result.errors.contains("the compact presentation of TripAttributes, state Trip-2"))
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 6)
  }

  @Test("Compilers' messages have the user's paths, and nothing is written")
  func syntaxError() throws {
    let trip = try TripProject(
      widget: TripProject.widget(compactTrailing: "Text(context.state.platform)"))
    let result = try trip.preview()
    #expect(result.code == 1)
    let path = trip.project.appendingPathComponent("Widget/Widget.swift").path
    #expect(result.errors.contains("\(path):15:"))
    #expect(result.errors.contains("has no member 'platform'"))
    #expect(trip.outputFiles.isEmpty)
  }

  @Test("JSON of the wrong type is told with key path, expected and found")
  func wrongType() throws {
    let trip = try TripProject()
    let result = try trip.preview([
      "--attributes", trip.write(#"{"line": "S1"}"#, to: "a.json"),
      "--state", trip.write(#"{"stop": "Zoo", "minutes": "seven"}"#, to: "zoo.json"),
    ])
    #expect(result.code == 1)
    #expect(result.errors.contains("at minutes it wants"))
    #expect(result.errors.contains("seven"))
  }

  @Test("States of JSON are drawn whatever is wrong with the previews")
  func brokenPreviews() throws {
    let broken = TripProject.previews.replacing("minutes: 5", with: "minutes: [5][1]")
    let trip = try TripProject(widget: TripProject.widget(previews: broken))
    #expect(try trip.preview().code == 1)
    let result = try trip.preview([
      "--attributes", trip.write(#"{"line": "S1"}"#, to: "a.json"),
      "--state", trip.write(#"{"stop": "Zoo", "minutes": 7}"#, to: "zoo.json"),
    ])
    #expect(result.code == 0, "\(result.errors)")
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 4)
  }

  @Test("Numbers that are none, and characters without a glyph, crash nothing")
  func oddNumbers() throws {
    let views = """
      VStack {
        Text("a\\u{0}b").font(.system(size: -4))
        Text("b").font(.system(size: 0 / context.zero))
        Image(systemName: "star").font(.system(size: 1 / context.zero))
        Color(red: 0 / context.zero, green: 2, blue: -1)
        Color(hue: 0 / context.zero, saturation: 1, brightness: 1)
        Path { $0.addArc(
          center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(0 / context.zero),
          clockwise: false) }
      }
      """
    let zero = "extension ActivityViewContext { var zero: Double { 0 } }\n"
    let trip = try TripProject(
      widget: TripProject.widget(compactTrailing: views, previews: zero + TripProject.previews))
    let result = try trip.preview()
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.output.contains("Pango"))
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 8)
  }

  @Test("A project without previews is drawn with samples, which can be edited and given back")
  func samples() throws {
    let trip = try TripProject(widget: TripProject.widget(previews: ""))
    let result = try trip.preview()
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("There are no previews of TripAttributes in the source"))
    let files = trip.outputFiles
    #expect(
      files.keys.filter { $0.hasSuffix(".json") && $0.hasPrefix("Trip") }.sorted() == [
        "TripAttributes/samples/attributes.json", "TripAttributes/samples/typical.json",
      ])
    let folder = trip.output.appendingPathComponent("TripAttributes/samples").path
    let state = "\(folder)/typical.json"
    #expect(
      try String(contentsOfFile: state, encoding: .utf8)
        == "{\n  \"minutes\" : 12,\n  \"stop\" : \"Central Station\"\n}\n")
    let given = ["--attributes", "\(folder)/attributes.json", "--state", state]
    #expect(try trip.preview(given).code == 0)
    #expect(trip.outputFiles.keys.sorted() == files.keys.sorted())
    let picture = "TripAttributes/typical/lock-screen.png"
    #expect(trip.outputFiles[picture] == files[picture])
    try Data(#"{"minutes":1,"stop":"Zoo"}"#.utf8).write(to: URL(fileURLWithPath: state))
    let again = try trip.preview()
    #expect(again.code == 0, "\(again.errors)")
    #expect(again.output.contains("typical.json was edited and is left as it is"))
    #expect(try String(contentsOfFile: state, encoding: .utf8).contains("Zoo"))
  }

  @Test("--sample draws made-up states where there are previews, and says so in the document")
  func samplesInsteadOfPreviews() throws {
    let trip = try TripProject()
    let result = try trip.preview(["--sample", "--json"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains(#""source" : "sample""#))
    #expect(trip.outputFiles["TripAttributes/typical/compact.png"] != nil)
    let both = try trip.preview(["--sample", "--state", "s.json"])
    #expect(both.code == 2)
    #expect(both.errors.contains("choose one"))
  }

  @Test(
    "A sample of a widget that unwraps its app's defaults is drawn with made-up texts, and told")
  func sampleWithDefaults() throws {
    let unwrapping =
      "Text(UserDefaults(suiteName: \"group.trip\")!.string(forKey: \"driver_name\")!)"
    let trip = try TripProject(
      widget: TripProject.widget(compactTrailing: unwrapping, previews: ""))
    let result = try trip.preview(["--json"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(trip.outputFiles["TripAttributes/typical/compact.png"] != nil)
    #expect(result.output.contains(#""madeUpDefaults""#))
    #expect(result.output.contains(#""driver_name""#))
  }

  @Test("A preview that does not compile is left out with a warning, and the others are drawn")
  func brokenPreview() throws {
    let trip = try TripProject(
      widget: TripProject.widget(
        previews: TripProject.previews + "\n\n#Preview(\"Bad\") {\n  Missing()\n}\n"))
    let result = try trip.preview()
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      (result.errors + result.output).contains(
        "This preview does not compile, so it is left out: cannot find 'Missing' in scope."))
    #expect(trip.outputFiles.keys.count { $0.hasSuffix(".png") } == 8)
  }

  @Test("A type that takes no sample is named, with what it says and what to do")
  func unsampled() throws {
    let refusal = """

      extension TripAttributes.ContentState {
        struct Closed: Error {}
        init(from decoder: any Decoder) throws { throw Closed() }
      }
      """
    let trip = try TripProject([
      "Shared/Trip.swift": TripProject.attributes + refusal,
      "Widget/Widget.swift": TripProject.widget(previews: ""),
    ])
    let result = try trip.preview()
    #expect(result.code == 1)
    #expect(result.errors.contains("No sample of TripAttributes.ContentState could be made"))
    #expect(result.errors.contains("Closed"))
    #expect(result.errors.contains("--attributes FILE --state FILE"))
    #expect(trip.outputFiles.isEmpty)
  }

  @Test("Source without a Live Activity is told from a folder without source")
  func noActivity() throws {
    let none = try TripProject(["App/App.swift": "struct A {}\n"])
    let empty = try TripProject([:])
    try FileManager.default.createDirectory(
      at: empty.project, withIntermediateDirectories: true)
    for (trip, words) in [(none, "No Live Activity is declared"), (empty, "holds no Swift file")] {
      let result = try trip.preview()
      #expect(result.code == 1)
      #expect(result.errors.contains(words))
    }
  }

  @Test("Two activities and a state without --activity is wrong use that lists both")
  func twoActivities() throws {
    func renamed(_ text: String) -> String { text.replacing("Trip", with: "Tour") }
    let trip = try TripProject([
      "Shared/Trip.swift": TripProject.attributes,
      "Shared/Tour.swift": renamed(TripProject.attributes),
      "Widget/TripWidget.swift": TripProject.widget(),
      "Widget/TourWidget.swift": renamed(TripProject.widget()),
    ])
    let state = try trip.write(#"{"stop": "Zoo", "minutes": 7}"#, to: "zoo.json")
    let attributes = try trip.write(#"{"line": "S1"}"#, to: "a.json")
    let files = ["--attributes", attributes, "--state", state]
    let unclear = try trip.preview(files)
    #expect(unclear.code == 2)
    #expect(unclear.errors.contains("TourAttributes, TripAttributes"))
    let clear = try trip.preview(files + ["--activity", "TourAttributes"])
    #expect(clear.code == 0, "\(clear.errors)")
    #expect(trip.outputFiles["TourAttributes/zoo/minimal.png"] != nil)
  }

  @Test("A file of somebody else's is not replaced")
  func foreignFile() throws {
    let trip = try TripProject()
    let page = try trip.write("mine", to: "out/index.html")
    let result = try trip.preview()
    #expect(result.code == 1)
    #expect(result.errors.contains("\(page) is in the way"))
    #expect(trip.outputFiles == ["index.html": Data("mine".utf8)])
  }
}
