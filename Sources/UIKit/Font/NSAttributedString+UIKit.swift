import Drawing
import Foundation

/// The attributes of UIKit that texts are measured and drawn with. Apple's interface.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra distance after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far the text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number that says how the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number that says how the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSAttributedString {
  /// The size in points of the text on lines of any length.
  public func size() -> CGSize {
    var runs: [TextRequest.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let text = attributedSubstring(from: range).string
      runs.append(
        TextRequest.Run(
          // UIKit's texts without a font are in Helvetica 12; the system's font stands for it.
          content: .text(text), font: font?.spec ?? FontSpec(size: 12),
          tracking: (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0))
    }
    guard !runs.isEmpty else { return .zero }
    let engine = TextEngine(fonts: FontLibrary(applicationFonts: Resources.ofProcess.fonts))
    return engine.layout(TextRequest(runs: runs)).size
  }
}

extension NSString {
  /// The size in points of the text on lines of any length.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: substring(from: 0), attributes: attrs).size()
  }
}

extension String {
  /// Texts are bridged to `NSString` on Apple's systems, so that they have its methods.
  ///
  /// The size in points of the text on lines of any length.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
}
