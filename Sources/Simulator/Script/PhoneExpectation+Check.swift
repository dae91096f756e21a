import Foundation

extension PhoneExpectation {
  /// - Throws: what was there instead, in sentences.
  package func check(_ phone: PhoneSnapshot) throws(PhoneControlFailure) {
    switch self {
    case .text(let words, let place, let isThere): try check(words, place, isThere, phone)
    case .activities(let count):
      let activities = phone.activities.filter { $0.state != "dismissed" }
      guard activities.count != count else { return }
      let states = activities.map { "\($0.attributesType) (\($0.state))" }.joined(separator: ", ")
      throw PhoneControlFailure(
        "The phone holds \(activities.count) activities, not \(count)"
          + (states.isEmpty ? "." : ": \(states)."))
    case .state(let state):
      guard let newest = phone.activities.last else {
        throw PhoneControlFailure("There is no activity, so that none is \(state).")
      }
      guard newest.state != state else { return }
      throw PhoneControlFailure("The newest activity is \(newest.state), not \(state).")
    case .island(let form):
      guard phone.island != form else { return }
      throw PhoneControlFailure("The island is \(phone.island.rawValue), not \(form.rawValue).")
    case .log(let words):
      guard !phone.log.contains(where: { $0.text.contains(words) }) else { return }
      let last = phone.log.suffix(10).map { "“\($0.text)”" }.joined(separator: ", ")
      throw PhoneControlFailure("The log does not say “\(words)”. Its last lines are \(last).")
    case .screen(let isLit):
      guard phone.isLit != isLit else { return }
      throw PhoneControlFailure("The screen is \(phone.isLit ? "lit" : "dark").")
    }
  }

  private func check(
    _ words: String, _ place: Place?, _ isThere: Bool, _ phone: PhoneSnapshot
  ) throws(PhoneControlFailure) {
    let elements = phone.elements.filter { element in
      place.map { $0.prefixes.contains { element.id.hasPrefix($0) } } ?? true
    }
    let found = elements.contains {
      $0.label.contains(words) || $0.value?.contains(words) == true
    }
    guard found != isThere else { return }
    let name = place.map { " on \($0.rawValue)" } ?? ""
    guard isThere else {
      throw PhoneControlFailure("“\(words)” is there\(name), and should not be.")
    }
    throw PhoneControlFailure(
      "“\(words)” is not there\(name). \(ElementSearch(elements: elements).inventory) "
        + "The display shows \(phone.place.title).")
  }
}

extension PhoneExpectation.Place {
  /// What the ids of its elements begin with.
  fileprivate var prefixes: [String] {
    switch self {
    case .app: ["app/"]
    case .lockScreen: ["card/", "panel/", "lock/"]
    case .island: ["island/"]
    case .home: ["home/"]
    case .standBy: ["standby/"]
    case .banner: ["banner/"]
    }
  }
}

extension PhoneSnapshot.Place {
  /// The place in words.
  fileprivate var title: String {
    switch self {
    case .lockScreen: "the Lock Screen"
    case .homeScreen: "the Home Screen"
    case .app: "an app"
    case .standBy: "StandBy"
    case .dark: "nothing, for it is dark"
    }
  }
}
