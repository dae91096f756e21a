import Foundation

/// R11: how often an activity may change.
///
/// Documented: pushes of priority 10 count against an hourly budget of the app, others do not; over
/// the budget the system may throttle; the frequent-updates key raises it. The numbers are not
/// published: the choices `hourlyPushes`, `hourlyFrequentPushes` (a state dump showed 236 left) and
/// `overBudget`. Starts by push have a budget of their own, about ten in a short time (an Apple
/// engineer in the forum). Updates by the app have no documented budget; in the background they
/// are said to be drawn every 15 seconds at most (field): the phone notes it, and draws them.
package struct PushBudget: Hashable, Sendable {
  /// The length of the window in which pushes are counted, in seconds.
  package static let window: TimeInterval = 3600

  /// What a push over the budget meets.
  package enum Excess: String, Codable, CaseIterable, Sendable {
    case isDropped
    /// Noted, and delivered all the same.
    case isDelivered
  }

  /// Beginning of the present window; the next begins with the first push after its end.
  private var begin = -Double.infinity
  private var spent = 0

  package init() {}

  /// Counts one push. False when the budget of the window is spent.
  package mutating func spend(at now: Date, budget: Int) -> Bool {
    let time = now.timeIntervalSinceReferenceDate
    if time >= begin + Self.window {
      begin = time
      spent = 0
    }
    guard spent < budget else { return false }
    spent += 1
    return true
  }
}
