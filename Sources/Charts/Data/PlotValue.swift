import AppleFoundation

/// A datum as scales see it.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  init<P: Plottable>(_ value: P) { self.init(primitive: value.primitivePlottable) }

  private init(primitive: some PrimitivePlottableProtocol) {
    switch primitive {
    case let number as Double: self = .number(number)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    default: self = .category(String(describing: primitive))
    }
  }

  /// The place on a continuous scale; nil for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  /// The same kind of value at another place of its scale.
  func moved(to scalar: Double) -> PlotValue { isDate ? .date(scalar) : .number(scalar) }

  /// The value as a type of the user's.
  ///
  /// - Parameter isRounded: Whether a whole number may be asked for where the value is none. An
  ///   axis says no, so that a label is not told twice; a place of the plot says yes.
  func plottable<P: Plottable>(as type: P.Type, isRounded: Bool = false) -> P? {
    guard let primitive = primitive(as: P.PrimitivePlottable.self, isRounded: isRounded) else {
      return nil
    }
    return P(primitivePlottable: primitive)
  }

  private func primitive<T>(as type: T.Type, isRounded: Bool) -> T? {
    switch self {
    case .category(let text): return text as? T
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds) as? T
    case .number(let number):
      if let integer = type as? any BinaryInteger.Type {
        return integer.init(exactly: isRounded ? number.rounded() : number) as? T
      }
      if let floating = type as? any BinaryFloatingPoint.Type { return floating.init(number) as? T }
      return Decimal(number) as? T
    }
  }
}
