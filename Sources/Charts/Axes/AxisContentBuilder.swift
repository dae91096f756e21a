import SwiftUI

/// Makes axis content of the statements of a closure. Apple's interface.
@resultBuilder
public struct AxisContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// No content.
  public static func buildBlock() -> some AxisContent { AxisContentList(groups: []) }

  /// A block of one content.
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

  /// A block of several contents.
  public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
    var groups: [AxisGroup] = []
    repeat groups.append(contentsOf: (each content).axisGroups)
    return AxisContentList(groups: groups)
  }

  /// An `if` without `else`.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  /// The first branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  /// The second branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  /// A branch that an availability condition guards.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
