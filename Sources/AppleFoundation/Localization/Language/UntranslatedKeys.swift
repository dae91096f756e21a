import Foundation
import Synchronization

/// Takes down the texts that were shown in another language than the phone's.
package final class UntranslatedKeys: Sendable {
  /// A text without a translation.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The strings file, without its extension.
    package var table: String
    /// The language that was asked for: `de-DE`.
    package var language: String
    /// The language that was shown instead; nil when the key itself or its default value was.
    package var shown: String?

    package init(key: String, table: String, language: String, shown: String?) {
      self.key = key
      self.table = table
      self.language = language
      self.shown = shown
    }
  }

  private let found = Mutex<[Entry]>([])
  private let agreeing = Mutex<[String]>([])

  package init() {}

  /// What was taken down, each once, in the order in which it was met.
  package var entries: [Entry] { found.withLock { $0 } }

  /// Keys whose words a phone makes agree in number, each once.
  package var inflected: [String] { agreeing.withLock { $0 } }

  /// Takes a key down if its words are to agree in number, `^[%lld stop](inflect: true)`.
  func noteInflection(_ key: String) {
    guard key.contains("^["), key.contains("inflect: true") else { return }
    agreeing.withLock { if !$0.contains(key) { $0.append(key) } }
  }

  func add(_ entry: Entry) {
    found.withLock { entries in
      if !entries.contains(entry) { entries.append(entry) }
    }
  }
}
