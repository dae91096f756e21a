/// Makes one content of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A block of one content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block of several contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return ToolbarList(contents: contents)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarList(contents: content.map { [$0] } ?? [])
  }

  /// The first branch of an `if` with `else`.
  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarList {
    ToolbarList(contents: [first])
  }

  /// The second branch of an `if` with `else`.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarList {
    ToolbarList(contents: [second])
  }

  /// A branch that an availability condition guards.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> ToolbarList {
    ToolbarList(contents: [content])
  }
}

/// Several contents of bars.
public nonisolated struct ToolbarList: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  let contents: [any ToolbarContent]

  @MainActor func entries(in identity: ViewIdentity) -> [ToolbarEntry] {
    contents.enumerated().flatMap { index, content in
      content.allEntries(in: identity.appending(index))
    }
  }
}
