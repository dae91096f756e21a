/// A view that is made anew at the dates of a schedule.
///
/// It is drawn for the present moment of the phone's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often the view is made anew at most.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The moment for which the view is made.
    public let date: Date
    /// How often the view is made anew at most.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What a timeline view's content is made for, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a view for the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    let now = context.environment.now
    context.remark(.standsStill("TimelineView"))
    // The entry that is in force now: the last one that is not later.
    let start = schedule.entries(from: now, mode: .normal)
    let first = start.first { _ in true } ?? now
    let moment = TimelineViewDefaultContext(date: min(first, now), cadence: .seconds)
    return context.nodes(of: content(moment))
  }
}
