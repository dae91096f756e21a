import Foundation
import Testing

/// The README's pictures are golden pictures: a person has looked at each, and the built command must
/// draw the same bytes. `make pictures` draws them anew.
@Suite(.serialized) struct ExamplePictureTests {
  static let pictures = ["Journey", "Delivery", "Newsroom", "Ticker", "Coffee"]
  static let states = [
    "Journey": "JourneyAttributes/riding", "Delivery": "DeliveryAttributes/riding",
    "Newsroom": "NewsAttributes/noon", "Ticker": "TickerAttributes/falling",
    "Coffee": "CoffeeAttributes/brewing",
  ]
  static let presentations = ["lock-screen", "compact", "minimal", "expanded"]

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-examples-\(UUID().uuidString)")

  @Test("The five examples are drawn as the README shows them, byte for byte")
  func examples() throws {
    defer { try? FileManager.default.removeItem(at: output) }
    let examples = Self.pictures.map { root.appendingPathComponent("Examples/\($0)").path }
    let result = try BuiltCommand.run(
      ["preview"] + examples + ["--scale", "2", "--output", output.path])
    #expect(result.code == 0, "\(result.errors)")
    // Nothing in the examples is worth a warning.
    #expect(result.errors.isEmpty, "\(result.errors)")
    for example in Self.pictures {
      let state = try #require(Self.states[example])
      for presentation in Self.presentations {
        let drawn = try Data(
          contentsOf: output.appendingPathComponent("\(state)/\(presentation).png"))
        let golden = try Data(
          contentsOf: root.appendingPathComponent("docs/pictures/\(example)/\(presentation).png"))
        // The difference of two pictures, byte by byte, tells nothing and takes minutes.
        #expect(drawn.elementsEqual(golden), "\(example), \(presentation)")
      }
    }
  }

  @Test(
    "StandBy, watch and CarPlay are drawn as the documentation shows them, byte for byte",
    arguments: [("Journey", ["standby"]), ("Delivery", ["smart-stack", "carplay"])])
  func places(example: String, presentations: [String]) throws {
    defer { try? FileManager.default.removeItem(at: output) }
    let asked = presentations.flatMap { ["--presentation", $0] }
    let result = try BuiltCommand.run(
      ["preview", root.appendingPathComponent("Examples/\(example)").path, "--scale", "2"]
        + ["--output", output.path] + asked)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.output.contains("Warning"), "\(result.output)")
    let state = try #require(Self.states[example])
    for presentation in presentations {
      let drawn = try Data(
        contentsOf: output.appendingPathComponent("\(state)/\(presentation).png"))
      let golden = try Data(
        contentsOf: root.appendingPathComponent("docs/pictures/\(example)/\(presentation).png"))
      #expect(drawn.elementsEqual(golden), "\(example), \(presentation)")
    }
  }
}
