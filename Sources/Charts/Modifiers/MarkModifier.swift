import SwiftUI

/// Content whose marks are changed one by one.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  typealias Body = Never

  let content: Content
  let change: (inout MarkItem) -> Void

  init(content: Content, change: @escaping (inout MarkItem) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func marks(in context: MarkContext) -> [MarkTree] {
    context.marks(of: content).map { $0.mapMarks(change) }
  }
}

/// Content whose marks are drawn together under an effect.
nonisolated struct LayeredMarks<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  typealias Body = Never

  let content: Content
  let layer: MarkLayer

  @MainActor func marks(in context: MarkContext) -> [MarkTree] {
    [.layer(layer, context.marks(of: content))]
  }
}

/// Content whose marks show where other marks are.
nonisolated struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: ChartContent,
  PrimitiveChartContent
{
  typealias Body = Never

  let content: Content
  let mask: Mask

  @MainActor func marks(in context: MarkContext) -> [MarkTree] {
    [.layer(.mask(context.marks(of: mask)), context.marks(of: content))]
  }
}

extension ChartContent {
  /// Changes each mark.
  nonisolated func changingMarks(
    _ change: @escaping (inout MarkItem) -> Void
  ) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }

  /// Changes what is said about the look of each mark where nothing was said before.
  nonisolated func setting<V>(
    _ keyPath: WritableKeyPath<MarkLook, V?>, _ value: V
  ) -> ModifiedMarks<Self> {
    changingMarks { item in
      if item.look[keyPath: keyPath] == nil { item.look[keyPath: keyPath] = value }
    }
  }
}
