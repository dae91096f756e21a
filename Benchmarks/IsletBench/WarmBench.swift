import ActivityModel
import Drawing
import Foundation
import Project
import Studio
import Wire

/// A widget process that runs already: from a state to the Lock Screen's picture, against drawing
/// the finished display list again.
struct WarmBench {
  var project: URL

  /// Returns the seconds from a state to its picture.
  func report() async throws -> Double {
    let tools = PreviewTools.standard { _ in }
    let built = try await tools.build(project.path)
    let session = try built.widget.start()
    defer { session.stop() }
    _ = try session.answer(to: .describe(now: PreviewClock.standard.now), within: 10)
    let encoder = tools.makeEncoder(built.applicationFonts)
    let runs = 50

    let environment = RenderEnvironment(device: .standard, now: PreviewClock.standard.now)
    let request = RenderRequest(
      content: .preview(0, state: 0), presentation: .lockScreen, environment: environment)
    func reply() throws -> WidgetReply {
      try session.answer(to: .render(request), within: 10).reply
    }
    func list() throws -> DisplayList {
      let reply = try reply()
      guard case .rendering(let rendering) = reply,
        let picture = PresentationScene(rendering: rendering, environment: environment).picture
      else { throw BenchFailure("The first preview has no Lock Screen: \(reply)") }
      return picture
    }

    let replayed = try list()
    _ = try await encoder.encode(replayed, as: .png, scale: 3)
    let replay = try await Stopwatch.median(of: runs) {
      _ = try await encoder.encode(replayed, as: .png, scale: 3)
    }
    let whole = try await Stopwatch.median(of: runs) {
      _ = try await encoder.encode(try list(), as: .png, scale: 3)
    }
    // What the two processes say to each other is written and read once; without it there remains
    // what the widget does.
    let said = try reply()
    let wire = try Stopwatch.median(of: runs) {
      _ = try JSONDecoder().decode(WidgetReply.self, from: try JSONEncoder().encode(said))
    }
    let answered = try Stopwatch.median(of: runs) { _ = try reply() }
    let drawn = max(0, answered - wire)
    print(
      """
      state to Lock Screen PNG, warm   \(Stopwatch.words(whole)), \
      \(Stopwatch.ratio(whole / replay)) × replay of its display list and PNG \
      (\(Stopwatch.words(replay)))
      of that evaluate and lay out     \(Stopwatch.words(drawn)), \
      \(Stopwatch.ratio(drawn / replay)) × replay and PNG, at most 0.30; \
      messages \(Stopwatch.words(wire))
      """)
    return whole
  }
}
