import Foundation

/// A screen. Apple's interface.
@MainActor
open class UIScreen: NSObject {
  private let traits: UITraitCollection

  private init(traits: UITraitCollection) {
    self.traits = traits
    super.init()
  }

  /// The screen of the device that is drawn; outside of drawing that of an iPhone 16.
  open class var main: UIScreen { UIScreen(traits: .current) }

  /// The screen's frame in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: traits.screenSize) }

  /// Pixels per point.
  open var scale: CGFloat { traits.displayScale }

  /// Pixels per point of the panel itself.
  open var nativeScale: CGFloat { traits.displayScale }

  /// The screen's frame in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: traits.screenSize.width * scale, height: traits.screenSize.height * scale)
  }

  /// 0 to 1; half, a choice of Islet.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// How often the screen may be drawn a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The surroundings on this screen.
  open var traitCollection: UITraitCollection { traits }
}
