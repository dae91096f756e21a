/// A number that an interpolation of a localized string can hold.
///
/// Apple's interface underscores the protocol; the conversions are those of C.
public protocol _FormatSpecifiable: Equatable {
  /// The conversion that the key of the localized string holds for the value.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The value as Islet formats it, whatever its width.
  package var formatArgument: FormatArgument {
    switch self {
    case let value as any SignedInteger & FixedWidthInteger:
      .integer(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger & FixedWidthInteger:
      .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: .real(Double(value))
    default: .text(String(describing: self))
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
}
