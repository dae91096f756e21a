import SwiftUI

/// A result that shows a view. Apple's interface.
public protocol ShowsSnippetView: IntentResult {}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension IntentResult {
  /// A result that shows a view.
  public static func result<V: View>(
    @ViewBuilder content: () -> V
  ) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
    IntentResultContainer(snippet: content())
  }

  /// A result that shows a view.
  public static func result<V: View>(
    view: V
  ) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
    IntentResultContainer(snippet: view)
  }

  /// A result with words and a view.
  public static func result<V: View>(
    dialog: IntentDialog, view: V
  ) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    IntentResultContainer(snippet: view, dialog: dialog)
  }

  /// A result with words and a view.
  public static func result<V: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    IntentResultContainer(snippet: content(), dialog: dialog)
  }

  /// A result with a value and a view.
  public static func result<T: _IntentValue, V: View>(
    value: T, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, V, Never> {
    IntentResultContainer(value: value, snippet: view)
  }

  /// A result with a value, words and a view.
  public static func result<T: _IntentValue, V: View>(
    value: T, dialog: IntentDialog, view: V
  ) -> Self where Self == IntentResultContainer<T, Never, V, IntentDialog> {
    IntentResultContainer(value: value, snippet: view, dialog: dialog)
  }
}
