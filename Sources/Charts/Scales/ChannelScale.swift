import SwiftUI

/// What a scale makes of the data of one channel: styles, symbols, sizes, lines.
struct ChannelScale<Visual> {
  /// What is wished of the domain; nil is the data in order.
  var domain: DomainRequest?
  /// What the values of the domain become, in turn.
  var range: [Visual]?
  /// What a value becomes; wins over the range.
  var mapping: ((PlotValue) -> Visual?)?

  /// The values of the domain: those wished, then those of the data that nobody named.
  func domainValues(data: [PlotValue]) -> [PlotValue] {
    guard case .values(let wished) = domain else { return DomainInference.unique(data) }
    return wished
  }
}

/// A channel with its data.
struct ResolvedChannel<Visual> {
  let domain: [PlotValue]
  fileprivate let scale: ChannelScale<Visual>
  fileprivate let standard: [Visual]
  private let indices: [PlotValue: Int]

  /// - Parameter standard: What the values become where the user says nothing, in turn.
  init(_ scale: ChannelScale<Visual>, data: [PlotValue], standard: [Visual]) {
    self.scale = scale
    self.standard = standard
    domain = scale.domainValues(data: data)
    indices = Dictionary(domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// What a value becomes; nil where the scale has no place for it.
  func visual(of value: PlotValue) -> Visual? {
    if let mapped = scale.mapping?(value) { return mapped }
    let range = scale.range ?? standard
    guard let index = indices[value], !range.isEmpty else { return nil }
    return range[index % range.count]
  }

  /// The ends of the domain, where it is of numbers or dates.
  var extent: ClosedRange<Double>? {
    let numbers = domain.compactMap(\.scalar)
    guard numbers.count == domain.count, let low = numbers.min(), let high = numbers.max() else {
      return nil
    }
    return low...high
  }
}

extension ResolvedChannel {
  /// What the values become in turn.
  var range: [Visual] { scale.range ?? standard }

  /// Whether the user says for each value what it becomes.
  var isMapped: Bool {
    if scale.mapping != nil { return true }
    guard case .values(let wished) = scale.domain, let range = scale.range else { return false }
    return wished.count > 2 && wished.count == range.count
  }
}
