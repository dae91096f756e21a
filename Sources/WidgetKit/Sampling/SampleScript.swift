/// Where a recorder may answer in more than one way, and which way it goes there.
///
/// A place has a key and its alternatives are numbered. The first are the *tour*: they are shown one
/// after the other in the states. The others are tried when a type refuses those.
final class SampleScript {
  struct Choice {
    var key: String
    var picked: Int
    /// How many alternatives there are.
    var count: Int
    /// How many of them make the tour.
    var tour: Int
    /// Whether there shall be enough states to show the whole tour.
    var drives: Bool
    /// How deep the place lies; the state itself is at 0.
    var depth: Int
    /// Whether the alternatives are cases of an enumeration.
    var isCase: Bool
    /// The alternative in words.
    var label: String
  }

  /// A type that threw, innermost first.
  struct Refusal {
    var type: Any.Type
    var path: String
    var error: any Error
  }

  /// Gives the number of the alternative at a key, for a tour of that length.
  private let pick: (_ key: String, _ tour: Int, _ isCase: Bool) -> Int
  /// In the order in which they were met.
  private(set) var choices: [Choice] = []
  private var picked: [String: Int] = [:]
  var refusal: Refusal?

  init(pick: @escaping (_ key: String, _ tour: Int, _ isCase: Bool) -> Int) {
    self.pick = pick
  }

  /// Decides at a place; the same place gives the same answer again.
  func choose(
    _ key: String, count: Int, tour: Int, drives: Bool = false, depth: Int = 0,
    isCase: Bool = false, label: (Int) -> String = { _ in "" }
  ) -> Int {
    if let known = picked[key], known < count { return known }
    let index = min(max(pick(key, tour, isCase), 0), max(count - 1, 0))
    picked[key] = index
    choices.append(
      Choice(
        key: key, picked: index, count: count, tour: tour, drives: drives, depth: depth,
        isCase: isCase, label: label(index)))
    return index
  }
}
