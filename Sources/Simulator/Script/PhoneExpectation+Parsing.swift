import Foundation

extension PhoneExpectation {
  init(_ line: inout PhoneScriptReader) throws(PhoneScriptReader.Fault) {
    let isThere = !line.take("no")
    let kinds =
      isThere ? ["text", "activities", "state", "island", "log", "screen"] : ["text"]
    switch try line.choice(kinds.map { ($0, $0) }, of: "an expectation") {
    case "activities":
      let column = line.column
      guard let number = line.next().flatMap({ Int($0) }), number >= 0 else {
        throw line.fault("Here belongs a number. Write expect activities 1", at: column)
      }
      self = .activities(number)
    case "state":
      self = .state(try line.choice(Self.states.map { ($0, $0) }, of: "a state"))
    case "island":
      let forms: [PhoneSnapshot.Island] = [.absent, .empty, .compact, .minimal, .expanded]
      self = .island(try line.choice(forms.map { ($0.rawValue, $0) }, of: "a form of the island"))
    case "log": self = .log(try line.text("expect log \"became stale\""))
    case "screen":
      self = .screen(isLit: try line.choice([("lit", true), ("dark", false)], of: "lit or dark"))
    default:
      let text = try line.text("expect text \"4 left\" on island")
      let place =
        line.take("on")
        ? try line.choice(Place.allCases.map { ($0.rawValue, $0) }, of: "a place") : nil
      self = .text(text, place, isThere: isThere)
    }
  }
}
