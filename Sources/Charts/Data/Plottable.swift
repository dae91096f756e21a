import AppleFoundation

/// Data that a chart can plot: numbers, dates, and strings as categories.
///
/// Apple's interface. A type of one's own says which of these stands for it; an enumeration with
/// raw values needs to say nothing.
public protocol Plottable {
  /// What stands for the type: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that something stands for; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and strings, which stand for themselves. Apple's interface.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The value with a raw value; nil where there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Never: PrimitivePlottableProtocol {}
