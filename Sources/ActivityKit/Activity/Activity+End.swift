import ActivityModel
import Foundation

extension Activity {
  /// Ends the activity.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead.")
  public nonisolated(nonsending) final func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
  }

  /// Ends the activity with its final content (iOS 16.2); nil keeps the content it has.
  public nonisolated(nonsending) final func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await finish(content, dismissalPolicy)
  }

  /// Ends the activity unless newer content than that of `timestamp` is shown already (iOS 17.2).
  public nonisolated(nonsending) final func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await finish(content, dismissalPolicy, timestamp: timestamp)
  }

  /// An activity ends even when its final content cannot be encoded; that is reported.
  private nonisolated(nonsending) final func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date? = nil
  ) async {
    var encoded: RawContent?
    do {
      encoded = try content?.encoded()
    } catch {
      system.report("Activity \(id) ends without its final state: it has no JSON form: \(error)")
    }
    await system.end(key, encoded, policy: policy.policy, timestamp: timestamp)
  }
}
