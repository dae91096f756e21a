import ActivityModel
import Foundation

/// Where the parts of the Dynamic Island lie, in screen coordinates. Lengths are points.
///
/// The widget draws each part with its margins, as high as the island, so that a part's size is the
/// size of what it fills.
struct IslandGeometry {
  var island: Device.Island

  /// How much further the content of the attached form lies from the outer edge than that of the
  /// detached one: 18.33 - 10.33 (measured).
  static let attachedInset: CGFloat = 8
  /// Between the attached island and the detached one (measured).
  static let detachedGap: CGFloat = 8

  /// A black shape and the boxes inside it that parts fill, in the order of the parts.
  struct Place: Equatable {
    var shape: CGRect
    var parts: [CGRect]
  }

  /// Halves hug their content up to the limit of the device; the camera stays where it is, so that
  /// unequal halves put the island off the screen's centre (measured).
  func compact(leading: CGSize, trailing: CGSize) -> Place {
    let camera = island.camera
    let left = min(leading.width, island.compactHalfLimit)
    let right = min(trailing.width, island.compactHalfLimit)
    return Place(
      shape: CGRect(
        x: camera.minX - left, y: camera.minY, width: left + camera.width + right,
        height: camera.height),
      parts: [part(leading, x: camera.minX - left), part(trailing, x: camera.maxX)])
  }

  /// The island of the activity that came first: content in its leading half, nothing in the other.
  func attached(_ content: CGSize) -> Place {
    let camera = island.camera
    let half = min(Self.attachedInset + content.width, island.compactHalfLimit)
    return Place(
      shape: CGRect(
        x: camera.minX - half, y: camera.minY, width: half + camera.width, height: camera.height),
      parts: [part(content, x: camera.minX - content.width)])
  }

  /// The circle or capsule of the other activity.
  func detached(_ content: CGSize) -> Place {
    let camera = island.camera
    let widths = island.minimalWidths
    let shape = CGRect(
      x: camera.maxX + Self.detachedGap, y: camera.minY,
      width: min(max(content.width, widths.lowerBound), widths.upperBound), height: camera.height)
    return Place(shape: shape, parts: [part(content, x: shape.midX - content.width / 2)])
  }

  /// The open island hangs where the closed one does, centred on the screen.
  func expanded(_ content: CGSize, screenWidth: CGFloat) -> Place {
    let heights = island.expandedHeights
    let shape = CGRect(
      x: (screenWidth - island.expandedWidth) / 2, y: island.camera.minY,
      width: island.expandedWidth,
      height: min(max(content.height, heights.lowerBound), heights.upperBound))
    return Place(shape: shape, parts: [CGRect(origin: shape.origin, size: content)])
  }

  private func part(_ content: CGSize, x: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: island.camera.midY - content.height / 2), size: content)
  }
}
