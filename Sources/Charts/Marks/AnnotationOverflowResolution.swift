import SwiftUI

/// What happens to an annotation that does not fit. Apple's interface.
public struct AnnotationOverflowResolution: Sendable {
  /// What an annotation is to stay in.
  public struct Boundary: Equatable, Sendable {
    enum Kind: Sendable { case automatic, plot, chart }
    let kind: Kind

    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The whole chart.
    public static let chart = Boundary(kind: .chart)
  }

  /// What happens along one axis.
  public struct Strategy: Sendable {
    enum Kind: Equatable, Sendable {
      case automatic
      case disabled
      case fit(Boundary)
      case padScale
    }

    let kind: Kind

    /// What suits; Islet keeps the annotation in the chart, which is a choice.
    public static let automatic = Strategy(kind: .automatic)
    /// Nothing.
    public static let disabled = Strategy(kind: .disabled)
    /// The annotation is moved into the boundary.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The scale gets room for the annotation.
    public static let padScale = Strategy(kind: .padScale)
    /// The annotation is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  public static let automatic = AnnotationOverflowResolution()

  /// Makes a resolution of what happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
