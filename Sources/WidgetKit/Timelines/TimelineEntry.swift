import AppleFoundation

/// What a timeline widget shows at a time. Apple's interface.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is beside others. Apple's interface.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// In seconds; 0 is until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }
}
