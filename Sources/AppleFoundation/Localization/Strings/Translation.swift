/// What a strings file holds for a key.
package struct Translation: Equatable, Sendable {
  /// Words that may depend on a number or on the device.
  package indirect enum Wording: Equatable, Sendable {
    case text(String)
    /// By the plural form of a number.
    case plural([PluralCategory: Wording])
    /// By the kind of device: `iphone`, `ipad`, `applewatch`, `other`.
    case device([String: Wording])
  }

  /// A part of the text that depends on a number of its own; the text has `%#@name@` in its place.
  package struct Variable: Equatable, Sendable {
    /// The place of its value among the arguments, from 1; nil where the text's order says it.
    package var argument: Int?
    /// How `%arg` writes the value: `lld`.
    package var specifier: String
    package var wording: Wording

    package init(argument: Int? = nil, specifier: String = "lld", wording: Wording) {
      self.argument = argument
      self.specifier = specifier
      self.wording = wording
    }
  }

  package var wording: Wording
  package var variables: [String: Variable]

  package init(_ wording: Wording, variables: [String: Variable] = [:]) {
    self.wording = wording
    self.variables = variables
  }

  /// Whether the words depend on a number.
  var isPlural: Bool {
    if case .plural = wording { return true }
    return !variables.isEmpty
  }

  /// The words of a translation that never varies.
  package init(_ text: String) { self.init(.text(text)) }
}
