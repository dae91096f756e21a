/// The size of text that a person prefers, by its older name. Apple's interface.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five larger ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name: both lists are in the same order.
  var dynamicTypeSize: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? Self.allCases.startIndex
    return DynamicTypeSize.allCases[index]
  }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension ContentSizeCategory: Comparable {
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The size of text that the person prefers; `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
