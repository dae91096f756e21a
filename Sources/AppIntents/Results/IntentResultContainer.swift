/// The result that `.result(…)` makes. Apple's interface.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>:
  IntentResult, ReturnsValue, OpensIntent, @unchecked Sendable
{
  public var value: Value?
  package var nextIntent: OpensAppIntent?
  package var snippet: Snippet?
  package var dialog: Dialog?

  package init(
    value: Value? = nil, nextIntent: OpensAppIntent? = nil, snippet: Snippet? = nil,
    dialog: Dialog? = nil
  ) {
    self.value = value
    self.nextIntent = nextIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
