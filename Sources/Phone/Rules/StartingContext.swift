import ActivityModel

/// R7: who may start an activity.
///
/// Documented: the app in the foreground, or its code inside `perform()` of a `LiveActivityIntent`;
/// anything else is refused with `visibility`. The widget extension meets the message of
/// `unsupportedTarget` (field). Pushes and scheduled starts need no foreground; scheduling does.
package enum StartingContext {
  /// Why code of that kind may not start an activity; nil when it may.
  package static func refusal(
    caller: ActivityRequest.Caller, isForeground: Bool
  ) -> RequestRefusal? {
    switch caller {
    case .widgetExtension: .unsupportedTarget
    case .liveActivityIntent: nil
    case .app: isForeground ? nil : .visibility
    }
  }

  /// The order in which a request is checked. Apple does not say which of two faults is reported;
  /// this goes from what can never work to what may work later.
  package static let order: [RequestRefusal] = [
    .unsupported, .unsupportedTarget, .unentitled, .missingProcessIdentifier, .denied, .visibility,
    .attributesTooLarge, .pushInputUnavailable, .targetMaximumExceeded, .globalMaximumExceeded,
    .persistenceFailure,
  ]
}
