/// Gathers the entries of a timeline widget's preview. Apple's interface.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }

  @available(*, unavailable, message: "A timeline needs at least one entry.")
  public static func buildBlock() -> [any TimelineEntry] { [] }
}
