import Foundation

/// Gathers the parts of an interpolated log message. Apple's interface.
///
/// Apple evaluates the values only when the message is kept; Islet writes every message, so the
/// values are taken at once.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  public mutating func appendInterpolation(
    _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(string)
  }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(value.description)
  }

  public mutating func appendInterpolation(
    _ type: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(String(describing: type))
  }

  public mutating func appendInterpolation(
    _ object: NSObject, privacy: OSLogPrivacy = .auto
  ) {
    text += object.description
  }

  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: error)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(format.format(number))
  }

  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(format.format(number))
  }

  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.align(format.format(Double(number)))
  }

  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    text += format.format(boolean)
  }

  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    text += String(describing: pointer)
  }
}
