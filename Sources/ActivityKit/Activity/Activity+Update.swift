import ActivityModel
import Foundation

extension Activity {
  /// Shows a new state.
  @available(*, deprecated, message: "Use update(_:) instead.")
  public nonisolated(nonsending) final func update(using contentState: ContentState) async {
    await show(ActivityContent(state: contentState, staleDate: nil))
  }

  /// Shows a new state, with an alert.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead.")
  public nonisolated(nonsending) final func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await show(ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
  }

  /// Shows new content (iOS 16.2). An activity that is over ignores it.
  public nonisolated(nonsending) final func update(
    _ content: ActivityContent<ContentState>
  ) async {
    await show(content)
  }

  /// Shows new content, with an alert (iOS 16.2).
  public nonisolated(nonsending) final func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await show(content, alert: alertConfiguration)
  }

  /// Shows new content unless newer content than that of `timestamp` is shown already (iOS 17.2).
  public nonisolated(nonsending) final func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    await show(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// An update cannot throw: what goes wrong is reported.
  private nonisolated(nonsending) final func show(
    _ content: ActivityContent<ContentState>, alert: AlertConfiguration? = nil,
    timestamp: Date? = nil
  ) async {
    do {
      let encoded = try content.encoded()
      await system.update(key, encoded, alert: alert.map(Alert.init), timestamp: timestamp)
    } catch {
      system.report("Activity \(id) was not updated: its state has no JSON form: \(error)")
    }
  }
}
