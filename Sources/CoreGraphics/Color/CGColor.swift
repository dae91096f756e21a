import Drawing
import Foundation

/// A colour of fixed components. Apple's interface.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  package let rgba: RGBA
  /// Whether the colour was given as a shade of grey, so that it has two components.
  private let isGray: Bool

  package init(_ rgba: RGBA, isGray: Bool = false) {
    self.rgba = rgba
    self.isGray = isGray
  }

  /// Makes a colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour of sRGB components from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: srgbRed, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a shade of grey, 0 black and 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  /// The components from 0 to 1, the opacity last.
  public var components: [CGFloat]? {
    isGray
      ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpace(isGray ? .gray : .sRGB) }

  /// Makes a colour of components in a space, the opacity last; nil for too few of them.
  ///
  /// - Parameter components: As many numbers as the space has components, and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let values = Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(
      space.rgba(Array(values.prefix(count)), alpha: values[count]), isGray: space.model == .gray)
  }

  /// 0 transparent, 1 opaque.
  public var alpha: CGFloat { rgba.alpha }

  /// The same colour, as opaque as given.
  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = rgba
    changed.alpha = alpha
    return CGColor(changed, isGray: isGray)
  }

  public var description: String {
    "\(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.isGray == right.isGray
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension CGColor {
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
