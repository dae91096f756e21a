import Drawing
import Foundation

/// The fonts of the system; sizes are in points. Apple's interface.
extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpec(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpec(size: fontSize, weight: weight.value))
  }

  public class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(FontSpec(size: fontSize, weight: weight.value, width: width.rawValue))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpec(size: fontSize, weight: 700))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontSpec(size: fontSize, isItalic: true))
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(FontSpec(size: fontSize, weight: weight.value, monospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontSpec(size: fontSize, weight: weight.value, design: .monospaced))
  }

  /// The font of a text style at the standard text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.spec)
  }

  /// The font of a text style at the standard text size, the one that Islet draws.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(style.spec)
  }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
