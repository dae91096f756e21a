import Drawing
import Foundation

/// A font of UIKit. Apple's interface.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let spec: FontSpec

  package init(_ spec: FontSpec) {
    self.spec = spec
    super.init()
  }

  /// Makes a font by its PostScript name; nil for one that is not installed.
  ///
  /// - Parameter size: In points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard FontLibrary(applicationFonts: Resources.ofProcess.fonts).hasFont(named: fontName) else {
      return nil
    }
    self.init(FontSpec(size: fontSize, customName: fontName))
  }

  /// Makes the font that a descriptor describes.
  ///
  /// - Parameter pointSize: In points; 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 { spec.size = pointSize }
    self.init(spec)
  }

  /// In points.
  open var pointSize: CGFloat { spec.size }
  /// How high letters reach over the baseline, in points.
  open var ascender: CGFloat { FontMetrics(size: spec.size).ascent }
  /// How deep letters reach below the baseline, in points and negative.
  open var descender: CGFloat { -FontMetrics(size: spec.size).descent }
  /// In points.
  open var capHeight: CGFloat { FontMetrics(size: spec.size).capHeight }
  /// In points.
  open var lineHeight: CGFloat { FontMetrics(size: spec.size).lineHeight }
  /// SF has no distance between its lines.
  open var leading: CGFloat { 0 }

  /// How high small letters without strokes upwards are, in points: 0.526 of the size, as SF has it.
  open var xHeight: CGFloat { spec.size * 0.526 }

  /// The name that the font was asked for by; `.SFUI-Regular` and its kin for the system's.
  open var fontName: String { spec.customName ?? ".SFUI-\(Weight.name(of: spec.weight))" }
  open var familyName: String { spec.customName ?? ".AppleSystemUIFont" }

  /// The names of the fonts that the widget brings along; the system's are not listed.
  public class var familyNames: [String] { [] }

  /// No family is listed, so none has fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec) }

  /// The same font in another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize
    return UIFont(spec)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }

  open override var hash: Int { spec.hashValue }
}
