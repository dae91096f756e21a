import AppleFoundation

/// The entries of a timeline widget. Apple's interface.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget is asked for its next timeline. Apple's interface.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case atEnd, never
    case after(Date)
  }

  private let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)

  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
