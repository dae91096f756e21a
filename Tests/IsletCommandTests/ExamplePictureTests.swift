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

  @Test("The five examples are drawn as the README shows them, byte for byte")
  func examples() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-examples-\(UUID().uuidString)")
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
        #expect(drawn == golden, "\(example), \(presentation)")
      }
    }
  }
}
