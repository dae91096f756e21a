/// What screen readers say.
extension View {
  nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var properties = AccessibilityProperties()
    change(&properties)
    return modifier(AccessibilityAttachmentModifier(properties))
  }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label }
  }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Says what value the view has.
  public nonisolated func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value }
  }

  /// Says what value the view has.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Says what value the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out of what is said.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  /// Names the view for tests and scripts.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }
}

/// What a user tells screen readers about a view.
public nonisolated struct AccessibilityAttachmentModifier: WrappingModifier {
  public typealias Body = Never

  let base: AccessibilityModifier

  init(_ properties: AccessibilityProperties) { base = AccessibilityModifier(properties) }

  @MainActor package func wrap(_ node: Node, in context: ViewContext) -> Node {
    base.wrap(node, in: context)
  }
}
