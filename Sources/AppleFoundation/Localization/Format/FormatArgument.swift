/// A value that an interpolation puts into a localized format.
package enum FormatArgument: Codable, Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case text(String)

  /// Whether the value can decide about a plural.
  var isNumber: Bool {
    if case .text = self { return false }
    return true
  }

  var text: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .real(let value): String(value)
    case .text(let value): value
    }
  }

  var integer: Int64 {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(truncatingIfNeeded: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    case .text: 0
    }
  }

  var unsigned: UInt64 {
    switch self {
    case .integer(let value): UInt64(truncatingIfNeeded: value)
    case .unsigned(let value): value
    case .real(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
    case .text: 0
    }
  }

  var real: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .text: 0
    }
  }
}
