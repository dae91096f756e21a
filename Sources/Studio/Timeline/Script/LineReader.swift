import Foundation

/// What is wrong with a line, in complete sentences.
struct LineFault: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Takes the words of a line one by one.
struct LineReader {
  private var words: ArraySlice<ScriptWords.Word>

  init(_ words: [ScriptWords.Word]) {
    self.words = words[...]
  }

  /// The first word, which there always is.
  mutating func name() -> String { words.popFirst()?.text ?? "" }

  /// Takes a word if it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  mutating func duration(after name: String) throws(LineFault) -> TimeInterval {
    guard let word = words.popFirst() else {
      throw LineFault("\(name) wants \(ScriptDuration.examples): \(name) 10m")
    }
    guard let seconds = ScriptDuration.seconds(word.text) else {
      throw LineFault(
        "\(name) wants \(ScriptDuration.examples), up to 30d, and not \(word.text). "
          + "Write \(name) 10m")
    }
    return seconds
  }

  mutating func number(after name: String) throws(LineFault) -> Double {
    guard let word = words.popFirst(), let number = Double(word.text), number.isFinite else {
      throw LineFault("\(name) wants a number: \(name) 50")
    }
    return number
  }

  /// A state, unless the line ends or one of the words comes that may follow it.
  mutating func content(before modifiers: [String] = []) throws(LineFault) -> ScriptContent? {
    guard let word = words.first else { return nil }
    switch word {
    case .quoted(let path):
      words.removeFirst()
      return .file(path)
    case .json(let text):
      words.removeFirst()
      return .json(text)
    case .plain(let text) where modifiers.contains(text):
      return nil
    case .plain("preview"):
      words.removeFirst()
      guard case .plain(let digits)? = words.first, let number = Int(digits) else {
        return .preview(1)
      }
      guard number > 0 else {
        throw LineFault("Previews count from 1. Write preview 1 for the first state.")
      }
      words.removeFirst()
      return .preview(number)
    case .plain(let text):
      words.removeFirst()
      return .file(text)
    }
  }

  /// All that is left as one text; nil when nothing is.
  mutating func rest() -> String? {
    defer { words = [] }
    let text = words.map { word in
      if case .quoted(let inner) = word { inner } else { word.text }
    }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  func end() throws(LineFault) {
    guard let word = words.first else { return }
    throw LineFault("\(word.text) is not expected here. Take it away, or write one command a line.")
  }
}
