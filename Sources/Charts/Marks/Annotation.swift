import SwiftUI

/// Where a view goes beside a mark, a legend beside the plot. Apple's interface.
public struct AnnotationPosition: Equatable, Sendable, CustomStringConvertible {
  enum Place: String {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
    case bottomLeading, bottomTrailing
  }

  let place: Place

  /// Where it suits the mark.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(place: .overlay)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)

  /// The name of the position.
  public var description: String { place.rawValue }
}

/// What is known of a mark when its annotation is made. Apple's interface.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

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

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
