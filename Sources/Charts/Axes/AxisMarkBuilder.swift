import SwiftUI

/// Makes marks of an axis of the statements of a closure. Apple's interface.
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes a mark as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// No marks.
  public static func buildBlock() -> some AxisMark { AxisMarkList([]) }

  /// A block of one mark.
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

  /// A block of several marks.
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    var items: [AxisMarkItem] = []
    repeat items.append(contentsOf: (each content).axisItems)
    return AxisMarkList(items)
  }

  /// An `if` without `else`.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  /// The first branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  /// The second branch of an `if` with `else`, or a case of a `switch`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  /// A branch that an availability condition guards.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
