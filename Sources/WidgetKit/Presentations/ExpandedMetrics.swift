import ActivityModel
import AppleFoundation
import SwiftUI

/// The lengths by which the expanded island is arranged, in points.
struct ExpandedMetrics: Equatable, Sendable {
  var width: CGFloat
  /// The camera area at the top centre.
  var camera: CGSize
  /// The margins of the presentation, those of the user's code included.
  var margins: EdgeInsets
  var greatestHeight: CGFloat
  /// The distance between regions side by side: 8, a choice of Islet.
  var gap: CGFloat = 8

  /// The width between the margins.
  var contentWidth: CGFloat { max(0, width - margins.leading - margins.trailing) }

  /// The centre is never narrower: regions beside the camera then begin where the camera ends.
  var leastCentreWidth: CGFloat { camera.width - 2 * gap }

  /// The height between `y` and the bottom margin.
  func room(below y: CGFloat) -> CGFloat { max(0, greatestHeight - y - margins.bottom) }

  init(
    width: CGFloat, camera: CGSize, margins: EdgeInsets, greatestHeight: CGFloat
  ) {
    self.width = width
    self.camera = camera
    self.margins = margins
    self.greatestHeight = greatestHeight
  }

  init(_ island: Device.Island, margins: ContentMargins) {
    self.init(
      width: island.expandedWidth, camera: island.camera.size,
      margins: margins.resolved(
        EdgeInsets(
          top: island.expandedVerticalMargin, leading: island.expandedSideMargin,
          bottom: island.expandedVerticalMargin, trailing: island.expandedSideMargin)),
      greatestHeight: island.expandedHeights.upperBound)
  }
}
