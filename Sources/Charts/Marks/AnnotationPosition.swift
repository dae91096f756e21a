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
