import SwiftUI

/// One of two contents, from an `if` with `else` or a `switch`. Apple's interface.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  func marks(in context: MarkContext) -> [MarkTree] {
    switch storage {
    case .first(let content): context.marks(of: content)
    case .second(let content): context.marks(of: content)
    }
  }
}
