import Foundation

/// An iPhone as far as a Live Activity can see it. All lengths are points.
///
/// Sources: Human Interface Guidelines (specifications of Live Activities, screen table) and
/// measurements of public screenshots; where the two disagree the guideline's number is used and
/// the measured one is named beside it.
package struct Device: Codable, Hashable, Sendable {
  /// The marketing name, `iPhone 16 Pro`.
  package var name: String
  /// The screen in portrait.
  package var screen: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The corner radius of the display.
  package var displayCornerRadius: CGFloat
  /// The height of the status bar area.
  package var safeAreaTop: CGFloat
  /// The Dynamic Island, or nil on a phone with a notch or a home button.
  package var island: Island?
  /// The width of the Lock Screen card.
  package var lockScreenWidth: CGFloat
  /// The least and the greatest height of the Lock Screen card.
  package var lockScreenHeights: ClosedRange<CGFloat>
  /// The corner radius of the Lock Screen card (measured, continuous).
  package var lockScreenCornerRadius: CGFloat

  package init(
    name: String, screen: CGSize, scale: CGFloat = 3, displayCornerRadius: CGFloat,
    safeAreaTop: CGFloat, island: Island?, lockScreenWidth: CGFloat,
    lockScreenHeights: ClosedRange<CGFloat> = 84...160, lockScreenCornerRadius: CGFloat = 24
  ) {
    self.name = name
    self.screen = screen
    self.scale = scale
    self.displayCornerRadius = displayCornerRadius
    self.safeAreaTop = safeAreaTop
    self.island = island
    self.lockScreenWidth = lockScreenWidth
    self.lockScreenHeights = lockScreenHeights
    self.lockScreenCornerRadius = lockScreenCornerRadius
  }

  /// The Dynamic Island of a device. All lengths are points.
  package struct Island: Codable, Hashable, Sendable {
    /// The camera area, which is also the idle island, in screen coordinates.
    package var camera: CGRect
    /// The greatest width of each half of the compact presentation.
    package var compactHalfLimit: CGFloat
    /// The width of the expanded presentation.
    package var expandedWidth: CGFloat
    /// The least and the greatest height of the expanded presentation.
    package var expandedHeights: ClosedRange<CGFloat> = 84...160
    /// The corner radius of the expanded presentation.
    package var expandedCornerRadius: CGFloat = 44
    /// The margins of the expanded presentation: top and bottom, then sides.
    package var expandedVerticalMargin: CGFloat
    package var expandedSideMargin: CGFloat
    /// The least and the greatest width of the minimal presentation.
    package var minimalWidths: ClosedRange<CGFloat> = (110 / 3)...45
    /// Margin above and below compact content, and at its outer side (measured).
    package var compactMargin: CGFloat = 7

    package init(
      camera: CGRect, compactHalfLimit: CGFloat, expandedWidth: CGFloat,
      expandedVerticalMargin: CGFloat, expandedSideMargin: CGFloat
    ) {
      self.camera = camera
      self.compactHalfLimit = compactHalfLimit
      self.expandedWidth = expandedWidth
      self.expandedVerticalMargin = expandedVerticalMargin
      self.expandedSideMargin = expandedSideMargin
    }
  }
}
