import Foundation

/// Joins items as a language lists them: `bread, milk, and tea`. Apple's interface.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  /// Makes texts of items that are no strings.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Strings joined in the phone's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, locale: .current)
  }

  /// Items joined; nil when one has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? (item as? String) ?? Self.text(item)
      else { return nil }
      texts.append(text)
    }
    return Self.join(texts, locale: locale ?? .current)
  }

  /// An array joined; nil for something else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func text(_ item: Any) -> String? {
    (item as? any CustomStringConvertible)?.description
  }

  private static func join(_ items: [String], locale: Locale) -> String {
    items.formatted(.list(type: .and).locale(locale))
  }
}
