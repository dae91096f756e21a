import SwiftUI

/// Contents one after the other, from back to front.
nonisolated struct ChartContentList: ChartContent, PrimitiveChartContent {
  typealias Body = Never

  let contents: [any ChartContent]

  init(_ contents: [any ChartContent]) { self.contents = contents }

  @MainActor func marks(in context: MarkContext) -> [MarkTree] {
    contents.flatMap { context.marks(of: $0) }
  }
}

/// Content whose type is hidden. Apple's interface.
public struct AnyChartContent {
  let content: any ChartContent

  /// Hides the type of content.
  public init(_ content: any ChartContent) { self.content = content }

  /// Hides the type of content.
  public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  func marks(in context: MarkContext) -> [MarkTree] { context.marks(of: content) }
}

/// Several contents that are treated alike. Apple's interface.
public struct Plot<Content> {
  let content: Content
}

extension Plot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Makes one content of several.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  func marks(in context: MarkContext) -> [MarkTree] { context.marks(of: content) }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  func marks(in context: MarkContext) -> [MarkTree] { map { context.marks(of: $0) } ?? [] }
}
