import SwiftUI

/// Makes chart content of the statements of a closure. Apple's interface.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// No content.
  public static func buildBlock() -> some ChartContent { ChartContentList([]) }

  /// A block of one content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  /// A block of several contents, from back to front.
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> some ChartContent {
    var list: [any ChartContent] = []
    repeat list.append(each content)
    return ChartContentList(list)
  }

  /// An `if` without `else`.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// The first branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  /// The second branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  /// A branch that an availability condition guards.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
