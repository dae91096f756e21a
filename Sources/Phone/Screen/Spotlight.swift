/// The one activity that has more room than its usual place.
struct Spotlight: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case alert
    /// The person touched and held it.
    case hold
    case transient
    /// The person tapped it in StandBy.
    case standBy
  }

  var slot: Int32
  var reason: Reason
  var place: Alerting.Place
  /// When it ends by itself, in seconds since the reference date.
  var until = Double.infinity
}
