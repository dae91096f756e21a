import ActivityModel
import Foundation

/// All that the phone holds of one activity. Times are seconds since the reference date.
struct ActivityRecord: Sendable {
  /// Counts the activities of the phone from 1; 0 marks a free slot.
  var serial: UInt64
  var id: ActivityID
  /// The place of the app in `Phone.apps`.
  var app: Int32
  /// The place of the attributes type in `Phone.typeNames`.
  var type: Int32
  var phase: ActivityPhase
  var style: ActivityRequest.Style
  /// False for one that started stale (R4), until an update comes.
  var isPresentable = true
  /// Whether the system issued a token.
  var hasToken = false
  var wantsToken = false
  var tokenGeneration: UInt32 = 0
  /// The place of the channel in `Phone.channels`; -1 is none.
  var channel: Int32 = -1
  var attributes: Data
  var content: RawContent
  var requestedAt: Double
  /// When it became active; the request until then.
  var startedAt: Double
  /// By phase: the scheduled start, the system's end, or the dismissal.
  var phaseEndsAt: Double
  var tokenDueAt = Double.infinity
  /// When it ended, or infinity.
  var endedAt = Double.infinity
  /// The newest timestamp accepted, or minus infinity.
  var newestTimestamp = -Double.infinity
  var updatedAt: Double
  /// The time of the entry in the heap that counts, or infinity.
  var heapTime = Double.infinity
  /// Neighbours among the activities of the app, by start; -1 is none.
  var previous: Int32 = -1
  var next: Int32 = -1

  /// When something happens by itself next.
  var deadline: Double {
    var time = min(phaseEndsAt, tokenDueAt)
    if phase == .active, let staleDate = content.staleDate {
      time = min(time, staleDate.timeIntervalSinceReferenceDate)
    }
    return time
  }

  var rank: Relevance.Rank {
    Relevance.Rank(score: content.relevanceScore, startOrder: serial)
  }
}
