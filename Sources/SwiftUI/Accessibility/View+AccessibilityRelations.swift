/// What screen readers know beyond a view: its content, its partners, ways through it. Pictures have
/// no use for it.
extension View {
  /// Tells more about the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Tells more about the view.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Tells more about the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Says how a text is meant.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Says that the view and another one are a name and its content.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Makes the view one with others of the same name.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Offers a way through the view.
  public nonisolated func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }
}

/// How much a piece of information matters. Apple's interface.
public enum AccessibilityCustomContentImportance: Sendable {
  case `default`
  case high
}

/// How a text is meant. Apple's interface.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The part that a view has of a pair. Apple's interface.
@frozen
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}
