import AppleFoundation

/// How data are spread over a scale. Apple's interface.
public struct ScaleType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear
    case date
    case category
    case log
    case power(exponent: Double)
    case symmetricLog(slope: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Evenly.
  public static var linear: ScaleType { ScaleType(.linear) }
  /// Evenly in time.
  public static var date: ScaleType { ScaleType(.date) }
  /// One room for each value.
  public static var category: ScaleType { ScaleType(.category) }
  /// Evenly for each factor of ten; numbers have to be above zero.
  public static var log: ScaleType { ScaleType(.log) }
  /// By the square root.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// By the logarithm on both sides of zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// By the logarithm on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(.symmetricLog(slope: slopeAtZero))
  }
  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(.power(exponent: exponent)) }

  /// The number by which a value is placed. What a logarithm does not have lies at its lower end.
  func transform(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: log10(max(value, .leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  /// The value that a number places.
  func inverse(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: pow(10, number)
    case .power(let exponent):
      number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
    case .symmetricLog(let slope): number < 0 ? -expm1(-number) / slope : expm1(number) / slope
    }
  }
}
