import Foundation
import Testing

@testable import WidgetKit

@Suite("Samples of the user's types")
struct SampleTourTests {
  typealias Zoo = SampleZoo

  static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func tour<T: Decodable>(_ type: T.Type) throws -> SampleTour<T> {
    try SampleTour(of: type, now: Self.now)
  }

  /// The states without their line breaks and spaces between values.
  private func states<T: Decodable>(_ type: T.Type) throws -> [String] {
    try tour(type).states.map { state in
      let value = try JSONSerialization.jsonObject(with: state.json, options: .fragmentsAllowed)
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
  }

  private func names<T: Decodable>(_ type: T.Type) throws -> [String] {
    try tour(type).states.map(\.name)
  }

  @Test("the typical state comes first; then progress at its ends, the other truth, no elements")
  func plain() throws {
    let stops = #"["Central Station","Museum Island","City Park"]"#
    #expect(
      try states(Zoo.Ride.self) == [
        #"{"arrival":800001500,"driverName":"Alex","isPaused":false,"progress":0.6,"stops":\#(stops)}"#,
        #"{"arrival":800001500,"driverName":"Alex","isPaused":true,"progress":0,"stops":[]}"#,
        #"{"arrival":800001500,"driverName":"Alex","isPaused":false,"progress":1,"stops":\#(stops)}"#,
      ])
    #expect(try names(Zoo.Ride.self) == ["typical", "progress-0", "progress-1"])
  }

  @Test("each case of an enumeration makes a state of its name, whatever stands for it in JSON")
  func enumerations() throws {
    #expect(
      try states(Zoo.Holder<Zoo.Phase>.self) == [
        #"{"status":"placed"}"#, #"{"status":"under_way"}"#, #"{"status":"delivered"}"#,
      ])
    #expect(try names(Zoo.Holder<Zoo.Phase>.self) == ["placed", "underway", "delivered"])
    #expect(
      try states(Zoo.Holder<Zoo.Queue>.self) == [
        #"{"status":0}"#, #"{"status":1}"#, #"{"status":2}"#,
      ])
    #expect(try states(Zoo.Holder<Zoo.Level>.self) == [#"{"status":1}"#, #"{"status":10}"#])
    #expect(try names(Zoo.Holder<Zoo.Level>.self) == ["low", "high"])
    #expect(
      try states(Zoo.Holder<Zoo.Plain>.self) == [
        #"{"status":{"open":{}}}"#, #"{"status":{"closed":{}}}"#,
      ])
    #expect(
      try states(Zoo.Holder<Zoo.Delivery>.self) == [
        #"{"status":{"placed":{}}}"#,
        #"{"status":{"enRoute":{"driver":"Alex","minutes":12}}}"#,
        #"{"status":{"delivered":{"_0":799999700}}}"#,
      ])
    #expect(
      try states(Zoo.Holder<Zoo.Message>.self) == [
        #"{"status":{"body":"Everything is going to plan","type":"text"}}"#,
        #"{"status":{"body":"https://example.com/","type":"photo"}}"#,
      ])
    #expect(
      try states(Zoo.Holder<Zoo.Shape>.self) == [
        #"{"status":{"circle":2.5}}"#, #"{"status":{"square":2.5}}"#,
      ])
  }

  @Test("an optional is shown with a value and, written as null, without")
  func optionals() throws {
    #expect(
      try states(Zoo.Maybe<String>.self) == [#"{"note":"By the harbour"}"#, #"{"note":null}"#])
    #expect(try names(Zoo.Maybe<String>.self) == ["typical", "no-note"])
    #expect(
      try states(Zoo.Maybe<Zoo.Phase>.self) == [
        #"{"note":"placed"}"#, #"{"note":null}"#, #"{"note":"under_way"}"#,
        #"{"note":"delivered"}"#,
      ])
    #expect(try states([String?].self)[0].hasPrefix("["))
  }

  @Test("property wrappers, nested containers and superclasses are asked as they ask")
  func containers() throws {
    #expect(try states(Zoo.Wrapped.self)[0] == #"{"progress":0.6}"#)
    #expect(
      try states(Zoo.Nested.self)[0] == #"{"place":{"latitude":52.52},"tags":["News","News"]}"#)
    #expect(
      try states(Zoo.Derived.self)[0]
        == #"{"email":"alex@example.com","super":{"city":"Berlin"}}"#)
  }

  @Test("types that contain themselves come to an end")
  func recursion() throws {
    #expect(try states(Zoo.Tree.self)[0].contains(#""children":[]"#))
    #expect(
      try states(Zoo.Link.self)[0] == #"{"label":"Label","next":{"label":"Label","next":null}}"#)
    #expect(try states(Zoo.Expression.self)[0].contains(#"{"number":"#))
    let refusal = #expect(throws: SampleRefusal.self) { try tour(Zoo.Endless.self) }
    #expect(refusal?.message.contains("contains itself without end") == true)
  }

  @Test("numbers fit their type and their name")
  func numbers() throws {
    // 800_000_000 seconds since 2001 less ten minutes, 978_307_200 before that since 1970.
    #expect(
      try states(Zoo.Numbers.self)[0]
        == #"{"batteryLevel":0.8,"batteryPercent":80,"count":3,"price":12.5,"remainingMinutes":12,"#
        + #""score":2,"startTimestamp":1778306600}"#)
    #expect(
      try states(Zoo.Tint.self) == [#"{"blue":0.9,"green":0.6,"opacity":1,"red":0.2}"#])
  }

  /// Three quarters and nine tenths of the table's number, to two decimals; years go on.
  @Test("the elements of a collection differ in their numbers, the bounds of a range keep theirs")
  func series() throws {
    struct Series: Decodable {
      struct Point: Decodable { var price: Double }
      var prices: [Double]
      var counts: [Int]
      var years: [Int]
      var walkedSteps: [Int]
      var points: [Point]
      var zone: ClosedRange<Double>
    }
    let series = try JSONDecoder().decode(Series.self, from: tour(Series.self).states[0].json)
    #expect(series.prices == [12.5, 9.38, 11.25])
    #expect(series.counts == [3, 5, 2])
    #expect(series.years == [2026, 2027, 2028])
    #expect(series.walkedSteps == [6240, 4680, 5616])
    #expect(series.points.map(\.price) == [12.5, 9.38, 11.25])
    #expect(series.zone == 0...10)
  }

  @Test("values of the system's types read back")
  func systems() throws {
    let json = try tour(Zoo.Systems.self).states[0].json
    let value = try JSONDecoder().decode(Zoo.Systems.self, from: json)
    #expect(value.id.uuidString == "00000000-0000-4000-8000-000000000001")
    #expect(value.url.absoluteString == "https://example.com/")
    #expect(value.time == .seconds(1500))
    #expect(value.range == (Self.now - 600)...(Self.now + 1500))
    #expect(value.interval == DateInterval(start: Self.now - 600, end: Self.now + 1500))
    #expect(value.zone.identifier == "Europe/Berlin")
    #expect(value.distance == Measurement(value: 3.2, unit: .kilometers))
  }

  @Test("dictionaries have keys of their type")
  func dictionaries() throws {
    let json = try tour(Zoo.Dictionaries.self).states[0].json
    let value = try JSONDecoder().decode(Zoo.Dictionaries.self, from: json)
    #expect(value.prices.keys.sorted() == ["first", "second", "third"])
    #expect(value.ranks.keys.sorted() == [1, 2, 3])
    #expect(!value.phases.isEmpty)
  }

  @Test("a strict type gets other values until it accepts one")
  func strict() throws {
    #expect(try states(Zoo.Strict.self) == [#"{"grade":7,"paint":"0A84FF"}"#])
  }

  @Test("a type that refuses everything is named with its own words")
  func refusal() throws {
    let failure = #expect(throws: SampleRefusal.self) {
      try tour(Zoo.Holder<Zoo.Impossible>.self)
    }
    let message = failure?.message ?? ""
    #expect(message.hasPrefix("No sample of SampleZoo.Holder<"))
    #expect(message.contains("SampleZoo.Impossible at status refused all values"))
    #expect(message.contains("“I take nothing”"))
    #expect(message.contains("--attributes FILE --state FILE"))
    let info = #expect(throws: SampleRefusal.self) { try tour(Zoo.NeedsInfo.self) }
    #expect(info?.message.contains("userInfo has no store") == true)
  }

  @Test("the same type gives the same bytes, and each decodes by the rules of a push")
  func determinism() throws {
    #expect(try tour(Zoo.Ride.self).states == tour(Zoo.Ride.self).states)
    for state in try tour(Zoo.Ride.self).states {
      _ = try UserJSON(subject: .state, data: state.json).decode(Zoo.Ride.self)
    }
  }

  @Test("there are at most twelve states, and it is told when there could be more")
  func limit() throws {
    let tour = try SampleTour(of: Zoo.Holder<Zoo.Phase>.self, now: Self.now, limit: 2)
    #expect(tour.states.count == 2)
    #expect(tour.isCutShort)
    #expect(try !self.tour(Zoo.Holder<Zoo.Phase>.self).isCutShort)
  }
}

@Suite("Words of names")
struct NameWordsTests {
  @Test(
    "names fall apart where a person sees words",
    arguments: [
      ("driverName", ["driver", "name"]), ("estimated_stops", ["estimated", "stop"]),
      ("imageURL", ["image", "url"]), ("URLSession", ["url", "session"]), ("_0", []),
      ("status", ["status"]), ("progress", ["progress"]), ("team1Score", ["team", "score"]),
      ("ETA", ["eta"]), ("x", ["x"]), ("", []), ("address", ["address"]),
    ])
  func words(name: String, words: [String]) {
    #expect(NameWords(name).words == words)
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  @Test(
    "texts are chosen by the name of the field, and of the one around it where that says nothing",
    arguments: [
      (["driver", "name"], "Alex"), (["homeTeam", "name"], "Lions"),
      (["systemImageName"], "star.fill"),
      (["tintHex"], "0A84FF"), (["avatarURL"], "https://example.com/picture.png"),
      (["currencyCode"], "USD"), (["flightNumber"], "IL 204"), (["departureGate"], "B12"),
      (["eta"], "6:25"), (["status"], "On the way"), (["emoji"], "🚲"),
      (["foobarBaz"], "Foobar baz"),
      (["deliveryAddress"], "12 Harbour Street"), (["updatedAt"], "2026-05-09T06:12:50Z"),
    ])
  func texts(path: [String], text: String) {
    let place = SamplePlace(
      path: path.map { Key(stringValue: $0) }, node: SampleNode(), types: [],
      script: SampleScript { _, _, _ in 0 }, now: SampleTourTests.now)
    #expect(place.scalar(String.self) == text)
  }
}
