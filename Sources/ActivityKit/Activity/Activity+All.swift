import ActivityModel
import Foundation

extension Activity {
  /// The app's activities of this attributes type, oldest first.
  public static var activities: [Activity<Attributes>] {
    let system = AttachedPhone.system
    return system.activities(ofType: Attributes.typeName)
      .compactMap { Activity($0, system: system) }
  }

  /// Activities of this type as they begin, those that the app requests itself and those that a
  /// push starts. Activities that run already are not repeated.
  public static var activityUpdates: Activity<Attributes>.ActivityUpdates {
    ActivityUpdates(system: AttachedPhone.system)
  }

  /// The token that starts an activity of this type by push (iOS 17.2); nil until there is one.
  public static var pushToStartToken: Data? {
    AttachedPhone.system.pushToStartToken(ofType: Attributes.typeName)?.bytes
  }

  /// New push-to-start tokens (iOS 17.2). A token that is there already is not repeated; read
  /// `pushToStartToken` first.
  public static var pushToStartTokenUpdates: Activity<Attributes>.PushTokenUpdates {
    PushTokenUpdates(system: AttachedPhone.system, source: .start(Attributes.typeName))
  }
}
