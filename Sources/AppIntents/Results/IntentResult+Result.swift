// The combinations of Apple's interface, one function each: Swift has no default for a generic type.

extension IntentResult {
  /// A result that says nothing.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a value.
  public static func result<V: _IntentValue>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result after which another intent runs.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    IntentResultContainer(nextIntent: opensIntent)
  }

  /// A result with words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value, after which another intent runs.
  public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    IntentResultContainer(value: value, nextIntent: opensIntent)
  }

  /// A result with a value and words.
  public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with a value and words, after which another intent runs.
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    IntentResultContainer(value: value, nextIntent: opensIntent, dialog: dialog)
  }

  /// A result with words, after which another intent runs.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    IntentResultContainer(nextIntent: opensIntent, dialog: dialog)
  }
}
