import ActivityModel

/// R9: how many activities run at once.
///
/// Documented: there is a limit for each app and one for the device; `request` reports which. The
/// numbers are not published: the choices `maximumPerApp` (five in most shipping code) and
/// `maximumOnDevice`.
package enum ActivityLimits {
  /// Why one more activity does not fit; nil when it does.
  package static func refusal(
    ofApp: Int, onDevice: Int, maximumPerApp: Int, maximumOnDevice: Int
  ) -> RequestRefusal? {
    if ofApp >= maximumPerApp { return .targetMaximumExceeded }
    if onDevice >= maximumOnDevice { return .globalMaximumExceeded }
    return nil
  }
}
