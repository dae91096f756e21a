/// How a screen reader speaks a text. Islet shows pictures: what is said is kept for the text tree,
/// how it sounds is not.
extension Text {
  private func labeled(_ label: Text) -> Text {
    var copy = self
    copy.attributes.accessibilityLabel = attributes.accessibilityLabel ?? TextReference(label)
    return copy
  }

  /// Says another text.
  public func accessibilityLabel(_ label: Text) -> Text { labeled(label) }

  /// Says another text, which is localized.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    labeled(Text(labelKey))
  }

  /// Says another text, which is localized.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { labeled(Text(label)) }

  /// Says another text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    labeled(Text(verbatim: String(label)))
  }

  /// Says punctuation aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Spells the words.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Speaks higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Waits for what is being said.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
