import Foundation

/// A device with a screen on which a Live Activity is seen, as far as the activity can see it: an
/// iPhone, an iPad, or what stands beside an iPhone. All lengths are points.
///
/// Sources: Human Interface Guidelines (specifications of Live Activities, screen table) and
/// measurements of public screenshots; where the two disagree the guideline's number is used and
/// the measured one is named beside it.
package struct Device: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case phone
    case pad
    case watch
    /// A display of CarPlay with a tile of one size.
    case carDisplay
    case mac
  }

  /// The marketing name, `iPhone 16 Pro`.
  package var name: String
  package var kind: Kind
  /// The screen in portrait.
  package var screen: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The corner radius of the display.
  package var displayCornerRadius: CGFloat
  /// The height of the status bar area; that of the menu bar on a Mac.
  package var safeAreaTop: CGFloat
  /// Whether the display stays on, dimmed, when the phone is locked.
  package var hasAlwaysOnDisplay: Bool
  /// The Dynamic Island, or nil on a device without. A Mac has the sizes of one.
  package var island: Island?
  /// The width of the card: on the Lock Screen, in the Smart Stack, on the dashboard of CarPlay.
  package var lockScreenWidth: CGFloat
  /// The least and the greatest height of the card.
  package var lockScreenHeights: ClosedRange<CGFloat>
  /// The corner radius of the card (measured on the Lock Screen, continuous).
  package var lockScreenCornerRadius: CGFloat

  package init(
    name: String, kind: Kind = .phone, screen: CGSize, scale: CGFloat = 3,
    displayCornerRadius: CGFloat, safeAreaTop: CGFloat, hasAlwaysOnDisplay: Bool = false,
    island: Island?, lockScreenWidth: CGFloat, lockScreenHeights: ClosedRange<CGFloat> = 84...160,
    lockScreenCornerRadius: CGFloat = 24
  ) {
    self.name = name
    self.kind = kind
    self.screen = screen
    self.scale = scale
    self.displayCornerRadius = displayCornerRadius
    self.safeAreaTop = safeAreaTop
    self.hasAlwaysOnDisplay = hasAlwaysOnDisplay
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
