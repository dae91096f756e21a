import SwiftUI

/// Content that is one mark.
protocol SingleMark: PrimitiveChartContent {
  var item: MarkItem { get }
}

extension SingleMark {
  func marks(in context: MarkContext) -> [MarkTree] {
    [.mark(item.resolved(in: context.calendar))]
  }
}
