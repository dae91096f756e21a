import Drawing
import Foundation

extension UIFont {
  /// What a text is for, from which its size follows. Apple's interface.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The font at the standard text size (Human Interface Guidelines); an unknown style is body.
    package var spec: FontSpec {
      switch self {
      case .extraLargeTitle: FontSpec(size: 36, weight: 700, textStyle: "extraLargeTitle")
      case .extraLargeTitle2: FontSpec(size: 28, weight: 700, textStyle: "extraLargeTitle2")
      case .largeTitle: FontSpec(size: 34, textStyle: "largeTitle")
      case .title1: FontSpec(size: 28, textStyle: "title")
      case .title2: FontSpec(size: 22, textStyle: "title2")
      case .title3: FontSpec(size: 20, textStyle: "title3")
      case .headline: FontSpec(size: 17, weight: 600, textStyle: "headline")
      case .subheadline: FontSpec(size: 15, textStyle: "subheadline")
      case .callout: FontSpec(size: 16, textStyle: "callout")
      case .footnote: FontSpec(size: 13, textStyle: "footnote")
      case .caption1: FontSpec(size: 12, textStyle: "caption")
      case .caption2: FontSpec(size: 11, textStyle: "caption2")
      default: FontSpec(size: 17, textStyle: "body")
      }
    }
  }
}
