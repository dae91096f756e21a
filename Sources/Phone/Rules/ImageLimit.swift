import ActivityModel
import Foundation

/// R14: how large an image may be.
///
/// Documented: an image larger than the presentation may make the start fail; the example is the
/// minimal presentation, 45 × 36.67 points. What then happens is the choice `oversizedImage`: in
/// the field the activity appears and ends at once, or is drawn blank.
package enum ImageLimit {
  /// The largest image of the minimal presentation, in points.
  package static let minimal = CGSize(width: 45, height: 36.67)

  /// What an activity does whose presentation cannot be archived.
  package enum Excess: String, Codable, CaseIterable, Sendable {
    case endsActivity
    case isDrawnBlank
  }

  /// Whether an image fits into a presentation of that size. Sizes are points.
  package static func fits(_ image: CGSize, in presentation: CGSize) -> Bool {
    image.width <= presentation.width && image.height <= presentation.height
  }
}
