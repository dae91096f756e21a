import ActivityModel
import Foundation

/// A Live Activity. Apple's interface.
///
/// An instance is a name for an activity of the phone: what it shows and where it is in its life is
/// asked from the phone each time. Apple's class is not `Sendable`; this one is, which accepts more.
public class Activity<Attributes>: Identifiable, @unchecked Sendable
where Attributes: ActivityAttributes {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  /// The identifier that the phone gave the activity: an upper-case UUID, a choice of Islet.
  public final let id: String
  /// The data that stays the same.
  public final let attributes: Attributes

  final let key: ActivityID
  final let system: any ActivitySystem
  private final let memory: ActivityMemory<ContentState>

  init(
    _ record: ActivityRecord, attributes: Attributes, content: ActivityContent<ContentState>,
    system: any ActivitySystem
  ) {
    id = record.id.rawValue
    key = record.id
    self.attributes = attributes
    self.system = system
    memory = ActivityMemory(record, content: content)
  }

  /// An activity that the phone tells of; nil when its data does not make `Attributes`, which is
  /// reported.
  convenience init?(_ record: ActivityRecord, system: any ActivitySystem) {
    do {
      self.init(
        record, attributes: try JSONDecoder().decode(Attributes.self, from: record.attributes),
        content: try ActivityContent(decoding: record.content), system: system)
    } catch {
      system.report(
        "Activity \(record.id) is left out: its data does not decode as \(Attributes.self): \(error)"
      )
      return nil
    }
  }

  /// Where the activity is in its life; `dismissed` when the phone has forgotten it.
  public final var activityState: ActivityState {
    ActivityState(system.activity(key)?.phase ?? .dismissed)
  }

  /// What the activity shows; the last known content when the phone has forgotten it.
  public final var content: ActivityContent<ContentState> {
    memory.content(of: system.activity(key), report: system.report)
  }

  /// What the activity shows.
  @available(*, deprecated, message: "Use content instead.")
  public final var contentState: ContentState { content.state }

  /// The token that a server updates the activity with; nil until the phone has made it.
  public final var pushToken: Data? { system.activity(key)?.pushToken?.bytes }
}
