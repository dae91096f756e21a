import Foundation

/// Light or dark. Apple's interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device. Apple's interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether there is much room. Apple's interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The surroundings in which something is drawn. Apple's interface.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 0 where it is not specified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The size of the screen in points.
  package let screenSize: CGSize

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, screenSize: CGSize = .zero
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.screenSize = screenSize
    super.init()
  }

  /// Makes traits of which none is specified.
  public override convenience init() {
    self.init(displayScale: 0)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceIdiom: userInterfaceIdiom, displayScale: 0)
  }

  /// - Parameter displayScale: Pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  package var isDark: Bool { userInterfaceStyle == .dark }

  /// A phone held upright, with iPhone 16's screen.
  package static func phone(
    style: UIUserInterfaceStyle, displayScale: CGFloat = 3,
    screenSize: CGSize = CGSize(width: 393, height: 852)
  ) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style, userInterfaceIdiom: .phone, displayScale: displayScale,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, screenSize: screenSize)
  }

  /// The surroundings of the drawing that is under way in this task.
  @TaskLocal package static var drawn = UITraitCollection.phone(style: .light)

  /// The surroundings of the presentation that is being drawn; outside of drawing those of an
  /// iPhone 16 in light appearance.
  open class var current: UITraitCollection { drawn }
}
