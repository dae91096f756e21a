import ActivityModel

/// R21: what a push must hold.
///
/// Documented: each event and its required keys; a push that misses one, or that the widget cannot
/// decode, changes nothing and nobody is told (field). A broadcast cannot start an activity.
package enum PushContent {
  /// A key of `aps` that an event must have.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    case state = "content-state"
    case attributesType = "attributes-type"
    case attributes = "attributes"
    case alert = "alert"
  }

  /// The first required key that the push lacks; nil when it has all.
  package static func missingKey(of push: Push) -> Key? {
    switch push.event {
    case .start:
      if push.attributesType == nil { return .attributesType }
      if push.attributes == nil { return .attributes }
      if push.state == nil { return .state }
      return push.alert == nil ? .alert : nil
    case .update: return push.state == nil ? .state : nil
    case .end: return nil
    }
  }
}
