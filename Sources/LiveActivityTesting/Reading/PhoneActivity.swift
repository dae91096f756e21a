import ActivityKit
import ActivityModel
import Foundation
import Phone

/// An activity as the phone holds it, at the instant of reading.
public struct PhoneActivity: Hashable, Sendable, Identifiable {
  /// As `Activity.id`.
  public let id: String
  /// The bundle identifier of the app that it belongs to.
  public let app: String
  /// The attributes type, without its module.
  public let attributesType: String
  /// The attributes as JSON.
  public let attributes: Data
  /// The content state as JSON.
  public let contentState: Data
  public let staleDate: Date?
  public let relevanceScore: Double
  public let state: ActivityState
  /// The push token, once the system has made it.
  public let pushToken: Data?
  /// When it was asked for.
  public let requestedAt: Date
  /// By state: when it starts, when the system ends it, or when it leaves or left the Lock Screen.
  public let stateEnds: Date

  init(_ snapshot: ActivitySnapshot) {
    id = snapshot.id.rawValue
    app = snapshot.app.rawValue
    attributesType = snapshot.attributesType
    attributes = snapshot.attributes
    contentState = snapshot.content.state
    staleDate = snapshot.content.staleDate
    relevanceScore = snapshot.content.relevanceScore
    state =
      switch snapshot.phase {
      case .pending: .pending
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
    pushToken = snapshot.pushToken?.bytes
    requestedAt = snapshot.requestedAt
    stateEnds = snapshot.phaseEnds
  }

  /// The content state as the user's type.
  ///
  /// - Throws: `DecodingError`.
  public func contentState<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) throws -> Attributes.ContentState {
    try JSONDecoder().decode(Attributes.ContentState.self, from: contentState)
  }
}
