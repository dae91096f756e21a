import Drawing
import Foundation

extension UIColor {
  /// The same colour, as opaque as given.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source { return UIColor(.fixed(color.withAlpha(alpha))) }
    return UIColor(.faded(self, alpha))
  }

  /// The colour of fixed components that this one has in the given surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(rgba(with: traitCollection)))
  }

  /// The components in the present surroundings.
  public var cgColor: CGColor { CGColor(rgba(with: .current)) }

  /// Writes the sRGB components in the present surroundings. Always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness in the present surroundings. Always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(with: .current)
    let parts = color.hsb
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the shade of a grey in the present surroundings; false for a colour that is none.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}

/// The colour of the current context. Apple's interface.
extension UIColor {
  /// Fills and strokes with the colour from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with the colour from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Strokes with the colour from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
