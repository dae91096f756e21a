import ActivityModel
import Foundation

/// All that the phone holds of one activity. Times are seconds since the reference date.
struct ActivityRecord: Sendable {
  // What an update reads lies together.

  /// Names the activity; see `ActivityTable`.
  var number: UInt64
  /// Counts the activities of the phone from 1, by start; 0 marks a free slot.
  var serial: UInt64
  var id: ActivityID
  /// The place of the app in `Phone.apps`.
  var app: Int32
  var phase: ActivityPhase
  var style: ActivityRequest.Style
  /// False for one that started stale (R4), until an update comes.
  var isPresentable = true
  /// Whether the system issued a token.
  var hasToken = false
  /// When the content becomes out of date; nil is never.
  var staleDate: Date?
  var relevanceScore: Double
  var attributes: Data
  /// By phase: the scheduled start, the system's end, or the dismissal.
  var phaseEndsAt: Double
  var tokenDueAt = Double.infinity
  /// The time of the entry in the heap that counts, or infinity.
  var heapTime = Double.infinity
  var updatedAt: Double
  /// The newest timestamp accepted, or minus infinity.
  var newestTimestamp = -Double.infinity

  var state: StateBytes

  // What is read seldom.

  var requestedAt: Double
  /// When it ended, or infinity.
  var endedAt = Double.infinity
  /// The place of the attributes type in `Phone.typeNames`.
  var type: Int32
  /// The place of the channel in `Phone.channels`; -1 is none.
  var channel: Int32 = -1
  var tokenGeneration: UInt32 = 0
  /// Neighbours among the activities of the app, by start; -1 is none.
  var previous: Int32 = -1
  var next: Int32 = -1

  /// What it shows. Making it copies the state.
  var content: RawContent {
    RawContent(state: state.data, staleDate: staleDate, relevanceScore: relevanceScore)
  }

  /// When something happens by itself next.
  var deadline: Double {
    var time = min(phaseEndsAt, tokenDueAt)
    if phase == .active, let staleDate {
      time = min(time, staleDate.timeIntervalSinceReferenceDate)
    }
    return time
  }

  var rank: Relevance.Rank {
    Relevance.Rank(score: relevanceScore, startOrder: serial)
  }
}
