import SwiftUI

/// Whether a region beside the camera may move below it. Apple's interface.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let isBelowIfTooWide: Bool

  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: false)
  /// Below the camera when the view is too wide to stand beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    isBelowIfTooWide: true)
}

enum VerticalPlacementKey: PreferenceKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default

  static func reduce(
    value: inout DynamicIslandExpandedRegionVerticalPlacement,
    nextValue: () -> DynamicIslandExpandedRegionVerticalPlacement
  ) {
    if value == .default { value = nextValue() }
  }
}

extension View {
  /// Says whether the region that holds this view may move below the camera. Apple's interface.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    preference(key: VerticalPlacementKey.self, value: verticalPlacement)
  }
}
