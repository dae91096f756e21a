import ActivityModel
import Foundation
import Studio

/// Takes the words of one line, and knows where each stands.
struct PhoneScriptReader {
  /// What is wrong, and in which column.
  struct Fault: Error, Equatable {
    var column: Int
    var message: String
  }

  private var words: ArraySlice<ScriptWords.Word>
  private var columns: ArraySlice<Int>
  private let end: Int

  init(_ line: ScriptWords) {
    words = line.words[...]
    columns = line.columns[...]
    end = (line.columns.first ?? 1) + line.text.count
  }

  /// The column of the next word, or the one behind the last.
  var column: Int { columns.first ?? end }

  var isAtEnd: Bool { words.isEmpty }

  func fault(_ message: String, at column: Int? = nil) -> Fault {
    Fault(column: column ?? self.column, message: message)
  }

  /// The next word as it was meant, without quotes.
  mutating func next() -> String? {
    guard let word = words.popFirst() else { return nil }
    columns.removeFirst()
    if case .quoted(let inner) = word { return inner }
    return word.text
  }

  mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    _ = next()
    return true
  }

  /// Words that the command cannot do without.
  mutating func text(_ example: String) throws(Fault) -> String {
    let column = column
    guard let text = next(), !text.isEmpty else {
      throw fault("Something is missing here. Write \(example)", at: column)
    }
    return text
  }

  /// One of several words.
  mutating func choice<Value>(
    _ choices: [(String, Value)], of what: String
  ) throws(Fault) -> Value {
    let column = column
    let names = choices.map(\.0)
    guard let word = next() else {
      throw fault("\(what) is missing. Write one of \(names.joined(separator: ", ")).", at: column)
    }
    if let choice = choices.first(where: { $0.0 == word }) { return choice.1 }
    let near = NearestName(in: names).to(word).map { " Did you mean \($0)?" } ?? ""
    throw fault(
      "\(word) is not \(what).\(near) Write one of \(names.joined(separator: ", ")).", at: column)
  }

  mutating func duration(_ example: String) throws(Fault) -> TimeInterval {
    let column = column
    guard let word = next(), let seconds = ScriptDuration.seconds(word) else {
      throw fault(
        "Here belongs \(ScriptDuration.examples), up to 30d. Write \(example)", at: column)
    }
    return seconds
  }

  func finish() throws(Fault) {
    guard let word = words.first else { return }
    throw fault(
      "\(word.text) is not expected here. Take it away, or put words that belong together in quotes."
    )
  }
}
