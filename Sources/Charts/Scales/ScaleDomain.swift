import SwiftUI

/// The data that a scale has room for. Apple's interface.
public protocol ScaleDomain {}

/// What is wished of a domain.
enum DomainRequest {
  case automatic(includesZero: Bool?, isReversed: Bool, change: (([PlotValue]) -> [PlotValue])?)
  /// The first and the last number or date, or all categories.
  case values([PlotValue])
}

/// A domain that says itself what is wished.
protocol PrimitiveScaleDomain: ScaleDomain {
  var request: DomainRequest { get }
}

extension ScaleDomain {
  var domainRequest: DomainRequest? { (self as? any PrimitiveScaleDomain)?.request }
}

extension Array: ScaleDomain, PrimitiveScaleDomain where Element: Plottable {
  var request: DomainRequest { .values(map { PlotValue($0) }) }
}

extension ClosedRange: ScaleDomain, PrimitiveScaleDomain where Bound: Plottable {
  var request: DomainRequest { .values([PlotValue(lowerBound), PlotValue(upperBound)]) }
}

/// A domain that a chart infers from its data. Apple's interface.
public struct AutomaticScaleDomain: PrimitiveScaleDomain {
  let request: DomainRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What suits the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// What suits the data.
  ///
  /// - Parameter includesZero: Whether numbers reach to zero; nil is yes.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      request: .automatic(
        includesZero: includesZero, isReversed: reversed ?? false, change: nil))
  }

  /// What suits the data, changed by a closure: the ends of numbers and dates, or all categories.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, isReversed: reversed ?? false) { values in
        var domain = values.compactMap { $0.plottable(as: DataValue.self, isRounded: true) }
        modifyInferredDomain(&domain)
        return domain.map { PlotValue($0) }
      })
  }
}
