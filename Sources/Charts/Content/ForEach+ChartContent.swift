import SwiftUI

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never

  func marks(in context: MarkContext) -> [MarkTree] {
    data.flatMap { context.marks(of: content($0)) }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes content for each identifiable element.
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identifier: { $0.id })
  }

  /// Makes content for each element, told apart by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes content for each number of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0 })
  }
}
