/// The help of a command, laid out for 80 columns.
struct HelpPage {
  var usage: String
  var about: String
  var options: [OptionGrammar]
  var examples: [(command: String, meaning: String)] = []
  var notes: [String] = []

  var text: String {
    var parts = ["Usage: \(usage)", about]
    if !options.isEmpty {
      parts.append("Options:\n" + options.map(Self.entry).joined(separator: "\n"))
    }
    if !examples.isEmpty {
      let entries = examples.map { "  \($0.command)\n      \($0.meaning)" }
      parts.append("Examples:\n" + entries.joined(separator: "\n"))
    }
    return (parts + notes).joined(separator: "\n\n") + "\n"
  }

  /// The name in one column, the help in another; a long name takes a line of its own.
  private static func entry(_ option: OptionGrammar) -> String {
    let column = 24
    let name = "  " + option.name + (option.value.map { " \($0)" } ?? "")
    let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: column)
    let first =
      name.count < column
      ? name + String(repeating: " ", count: column - name.count) : name + "\n" + indent
    return first + lines.joined(separator: "\n" + indent)
  }
}
