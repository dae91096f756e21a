import Foundation

/// A format of `os_log`: a C format whose conversions may carry notes, `%{public}@`.
struct LogFormat {
  var format: String

  init(_ format: String) {
    self.format = format
  }

  /// The format without notes.
  var plain: String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append("%")
        rest = rest.dropFirst()
      } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
    }
    return result + rest
  }

  /// How many arguments the conversions read.
  var argumentCount: Int {
    plain.replacing("%%", with: "").count { $0 == "%" || $0 == "*" }
  }

  /// The message; the format itself when it reads more arguments than there are.
  func filled(with arguments: [any CVarArg]) -> String {
    guard argumentCount <= arguments.count else { return format }
    return String(format: plain, arguments: arguments)
  }
}
