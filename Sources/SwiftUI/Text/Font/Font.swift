import Drawing

/// A font that is chosen when it is drawn, for the person's text size.
///
/// Apple's interface. Sizes of text styles are those of the Human Interface Guidelines.
public struct Font: Hashable, Sendable {
  /// Where the size and the face come from.
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle)
    /// The size in points.
    case system(size: CGFloat)
    /// A font of the user's own; it grows with a text style unless that is nil.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    /// A font of UIKit, in its own size.
    case uiKit(FontSpec)
  }

  private struct Storage: Hashable, Sendable {
    var base: Base
    var modifications = FontModifications()
  }

  private var storage: Boxed<Storage>

  init(_ base: Base) { storage = Boxed(Storage(base: base)) }

  var base: Base {
    get { storage.value.base }
    set { storage.value.base = newValue }
  }

  var modifications: FontModifications {
    get { storage.value.modifications }
    set { storage.value.modifications = newValue }
  }

  /// The same font with something changed.
  func modified(_ change: (inout FontModifications) -> Void) -> Font {
    var copy = self
    change(&copy.modifications)
    return copy
  }
}

extension Font {
  /// 36 points, bold at the standard text size.
  public static let extraLargeTitle = Font(.textStyle(.extraLargeTitle))
  /// 28 points, bold at the standard text size.
  public static let extraLargeTitle2 = Font(.textStyle(.extraLargeTitle2))
  /// 34 points at the standard text size.
  public static let largeTitle = Font(.textStyle(.largeTitle))
  /// 28 points at the standard text size.
  public static let title = Font(.textStyle(.title))
  /// 22 points at the standard text size.
  public static let title2 = Font(.textStyle(.title2))
  /// 20 points at the standard text size.
  public static let title3 = Font(.textStyle(.title3))
  /// 17 points, semibold at the standard text size.
  public static let headline = Font(.textStyle(.headline))
  /// 15 points at the standard text size.
  public static let subheadline = Font(.textStyle(.subheadline))
  /// 17 points at the standard text size.
  public static let body = Font(.textStyle(.body))
  /// 16 points at the standard text size.
  public static let callout = Font(.textStyle(.callout))
  /// 13 points at the standard text size.
  public static let footnote = Font(.textStyle(.footnote))
  /// 12 points at the standard text size.
  public static let caption = Font(.textStyle(.caption))
  /// 11 points at the standard text size.
  public static let caption2 = Font(.textStyle(.caption2))

  /// The font of texts that set none: the body style.
  public static let `default` = Font(.textStyle(.body))

  /// The system font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.textStyle(style)).modified {
      $0.design = design
      $0.weight = weight
    }
  }

  /// The system font for a text style in a design of its own.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.textStyle(style)).modified { $0.design = design }
  }

  /// The system font in a size in points, whatever text size the person prefers.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size)).modified {
      $0.design = design
      $0.weight = weight
    }
  }

  /// The system font in a size in points, whatever text size the person prefers.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size)).modified {
      $0.design = design
      $0.weight = weight
    }
  }

  /// A font of one's own; `size`, in points, grows as the body style does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font of one's own; `size`, in points, grows as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font of one's own in a size in points, whatever text size the person prefers.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// A font of Core Text or UIKit, in its own size whatever text size the person prefers.
  public init(_ font: CTFont) {
    self.init(.uiKit(font.spec))
  }
}
