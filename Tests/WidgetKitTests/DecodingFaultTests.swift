import Foundation
import Testing
import Wire

@testable import WidgetKit

@Suite("JSON that is not the user's state")
struct DecodingFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var json: String
    var keyPath: String
    var expected: String
    var found: String

    init(_ json: String, at keyPath: String, expected: String, found: String) {
      self.json = json
      self.keyPath = keyPath
      self.expected = expected
      self.found = found
    }

    var testDescription: String { json }
  }

  @Test(
    "the fault names the place, what is wanted and what is there",
    arguments: [
      Case(
        #"{"phase":"flying","stops":[],"count":1}"#, at: "phase",
        expected: "one of the RideAttributes.Phase values waiting, riding, done",
        found: "the string “flying”"),
      Case(
        #"{"phase":"done","stops":[{"name":"A","time":"09:00"}],"count":1}"#, at: "stops[0].time",
        expected: "a Date, as seconds since 2001-01-01 00:00 UTC", found: "the string “09:00”"),
      Case(
        #"{"phase":"done","stops":[{"name":"A","time":1},{"name":"B"}],"count":1}"#,
        at: "stops[1].time", expected: "a Date, as seconds since 2001-01-01 00:00 UTC",
        found: "no such key; the object has the key name"),
      Case(
        #"{"phase":"done","stops":[]}"#, at: "count", expected: "an Int8",
        found: "no such key; the object has the keys phase, stops"),
      Case(
        "{}", at: "phase", expected: "one of the RideAttributes.Phase values waiting, riding, done",
        found: "no such key; the object is empty"),
      Case(
        #"{"phase":"done","stops":null,"count":1}"#, at: "stops", expected: "an array",
        found: "null"),
      Case(
        #"{"phase":"done","stops":[],"count":"1"}"#, at: "count", expected: "an Int8",
        found: "the string “1”"),
      Case(
        #"{"phase":"done","stops":[],"count":1.5}"#, at: "count", expected: "an Int8",
        found: "the number 1.5"),
      Case(
        #"{"phase":"done","stops":[],"count":300}"#, at: "count", expected: "an Int8",
        found: "the number 300"),
      Case(
        #"{"phase":"done","stops":[7],"count":1}"#, at: "stops[0]",
        expected: "an object that makes a RideAttributes.Stop", found: "the number 7"),
      Case(
        #"{"phase":true,"stops":[],"count":1}"#, at: "phase",
        expected: "one of the RideAttributes.Phase values waiting, riding, done", found: "true"),
      Case(
        "[]", at: "", expected: "an object that makes a RideAttributes.ContentState",
        found: "an array of 0 values"),
      Case(
        "{\"phase\": \"done\",\n  x}", at: "", expected: "JSON",
        found: "text that is not JSON at line 2, column 3"),
      Case("", at: "", expected: "JSON", found: "no bytes at all"),
      Case(#"{"phase":"#, at: "", expected: "JSON", found: "JSON that ends too early"),
    ])
  func faults(_ test: Case) throws {
    let json = UserJSON(subject: .state, data: Data(test.json.utf8))
    let failure = try #require(throws: RenderFailure.self) {
      try json.decode(RideAttributes.ContentState.self)
    }
    #expect(
      failure
        == .undecodable(
          DecodingFault(
            subject: .state, type: "RideAttributes.ContentState", keyPath: test.keyPath,
            expected: test.expected, found: test.found)))
  }

  @Test(
    "nesting is read up to 512 levels and refused beyond, without recursion",
    arguments: [
      513, 100_000,
    ])
  func nesting(depth: Int) throws {
    let data = Data(repeating: UInt8(ascii: "["), count: depth)
    let failure = try #require(throws: RenderFailure.self) {
      try UserJSON(subject: .attributes, data: data).decode(RideAttributes.self)
    }
    #expect(
      failure
        == .undecodable(
          DecodingFault(
            subject: .attributes, type: "RideAttributes", keyPath: "",
            expected: "JSON with at most 512 levels of nesting", found: "deeper nesting")))
  }

  @Test("brackets inside strings are no nesting")
  func strings() throws {
    let brackets = String(repeating: "[", count: 600)
    let json = #"{"line":"\#(brackets)\"{"}"#
    let attributes = try UserJSON(subject: .attributes, data: Data(json.utf8))
      .decode(RideAttributes.self)
    #expect(attributes.line == brackets + "\"{")
  }

  @Test("an initializer of the user's that throws is named")
  func userInitializer() throws {
    struct Refusal: Error {}
    struct Fussy: Decodable { init(from decoder: any Decoder) throws { throw Refusal() } }
    let failure = try #require(throws: RenderFailure.self) {
      try UserJSON(subject: .state, data: Data("{}".utf8)).decode(Fussy.self)
    }
    guard case .undecodable(let fault) = failure else {
      Issue.record("A failure of another kind: \(failure)")
      return
    }
    #expect(fault.found.contains("Refusal"))
  }

  @Test("raw values are listed however they are spelt in the source")
  func rawValues() {
    enum Level: Float, Codable {
      case low = 0
      case high
    }
    enum Size: String, CaseIterable {
      case small = "S"
      case large = "L"
    }
    enum Phase: String {
      case focus
      case shortBreak = "short_break"
      case longBreak = "long-break"
    }
    enum Far: Int {
      case near = 1
      case far = 1_000_000
      case below = -3
    }
    enum Only: String { case one = "1st" }
    #expect(RawValues(Level.self).texts == ["0.0", "1.0"])
    #expect(RawValues(Phase.self).texts == ["focus", "short_break", "long-break"])
    #expect(RawValues(Far.self).texts == ["1", "1000000", "-3"])
    #expect(RawValues(Only.self).texts == ["1st"])
    #expect(RawValues(Size.self).texts == ["S", "L"])
  }
}
