import Foundation

/// Finds an element of the display by its words, as a person names it.
struct ElementSearch {
  var elements: [PhoneElement]

  /// The element that is meant: an equal identifier, label or value comes before one that contains
  /// the words, and what can be used before what is only read.
  func element(_ words: String) throws(PhoneControlFailure) -> PhoneElement {
    for matches in [exact(words), containing(words)] where !matches.isEmpty {
      let usable = matches.filter { ![.text, .image, .group].contains($0.role) }
      let best = usable.isEmpty ? matches : usable
      // One thing that is drawn of several texts, and equal words of one presentation, are one.
      if best.count == 1 || Set(best.map(\.group)).count == 1 && usable.count < 2 {
        return best[0]
      }
      throw PhoneControlFailure(
        "“\(words)” may be \(best.count) things: "
          + best.map { "\($0.role.rawValue) “\($0.label)” (\($0.id))" }.joined(separator: ", ")
          + ". Write more of its words, or give it an accessibilityIdentifier.")
    }
    throw PhoneControlFailure("“\(words)” is not on the display. \(inventory)")
  }

  /// What is there, in a sentence.
  var inventory: String {
    let labels = elements.filter { $0.role != .group }.map { "“\($0.label)”" }
    guard !labels.isEmpty else { return "There are no words on it." }
    let shown = labels.prefix(20).joined(separator: ", ")
    return "There is \(shown)\(labels.count > 20 ? " and \(labels.count - 20) more" : "")."
  }

  private func exact(_ words: String) -> [PhoneElement] {
    elements.filter { $0.identifier == words || $0.label == words || $0.value == words }
  }

  private func containing(_ words: String) -> [PhoneElement] {
    elements.filter { $0.label.contains(words) || $0.value?.contains(words) == true }
  }
}

extension PhoneElement {
  /// The thing that it belongs to: the first two parts of its id.
  fileprivate var group: String {
    id.split(separator: "/").prefix(2).joined(separator: "/")
  }
}
