extension AttributeScopes {
  /// The attributes of an attributed string that SwiftUI draws. Apple's interface.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the words.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the words.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance after each character, in points; ligatures are kept apart.
    public let kern: KerningAttribute
    /// The distance after each character, in points; it wins over `kern`.
    public let tracking: TrackingAttribute
    /// How far the words are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, of which links are drawn.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextAttributes {
  /// What a run of an attributed string says.
  init(_ attributes: AttributeContainer) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    font = attributes[Keys.FontAttribute.self]
    foreground = attributes[Keys.ForegroundColorAttribute.self].map { StyleReference($0) }
    background = attributes[Keys.BackgroundColorAttribute.self]
    kerning = attributes[Keys.KerningAttribute.self]
    tracking = attributes[Keys.TrackingAttribute.self]
    baselineOffset = attributes[Keys.BaselineOffsetAttribute.self]
    underline = attributes[Keys.UnderlineStyleAttribute.self].map(Line.init)
    strikethrough = attributes[Keys.StrikethroughStyleAttribute.self].map(Line.init)
    link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    let intent =
      attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
    if intent.contains(.stronglyEmphasized) { fontModifications.isBold = true }
    if intent.contains(.emphasized) { fontModifications.isItalic = true }
    if intent.contains(.code) { fontModifications.isMonospaced = true }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = Line(isActive: true)
    }
  }
}

extension TextAttributes.Line {
  init(_ style: Text.LineStyle) {
    self.init(isActive: true, pattern: style.pattern, color: style.color)
  }
}
