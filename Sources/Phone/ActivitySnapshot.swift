import ActivityModel
import Foundation

/// An activity as the phone holds it.
package struct ActivitySnapshot: Hashable, Sendable {
  package let id: ActivityID
  package let app: AppID
  package let attributesType: String
  package let attributes: Data
  package let content: RawContent
  package let phase: ActivityPhase
  package let style: ActivityRequest.Style
  /// The update token, once the system has made it.
  package let pushToken: PushToken?
  /// When it was asked for.
  package let requestedAt: Date
  /// By phase: when it starts, when the system ends it, or when it leaves or left the Lock
  /// Screen.
  package let phaseEnds: Date
}
