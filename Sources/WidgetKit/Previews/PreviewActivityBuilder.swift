import ActivityKit

/// Gathers the states of an activity's preview. Apple's interface.
@resultBuilder
public enum PreviewActivityBuilder<Attributes> where Attributes: ActivityAttributes {
  public typealias State = Attributes.ContentState

  public static func buildExpression(_ expression: State) -> [State] { [expression] }
  public static func buildPartialBlock(first: [State]) -> [State] { first }
  public static func buildPartialBlock(accumulated: [State], next: [State]) -> [State] {
    accumulated + next
  }
  public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}
