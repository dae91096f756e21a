extension AttributeScopes {
  /// The attributes of an attributed string that SwiftUI draws. Apple's interface.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// In points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// In points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// In points.
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
  }
}

extension TextAttributes.Line {
  init(_ style: Text.LineStyle) {
    self.init(isActive: true, pattern: style.pattern, color: style.color)
  }
}
