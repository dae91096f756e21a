import SwiftUI

/// A chart of marks. It takes all the room that it is offered. Apple's interface.
public struct Chart<Content: ChartContent> {
  let content: Content
}

extension Chart: View, PrimitiveView {
  public typealias Body = Never

  /// Makes a chart of marks.
  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a chart of marks for each identifiable element.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of marks for each element, told apart by the value at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    let configuration = context.environment.chart
    // What the chart was told is not told to charts inside of its labels.
    var inner = context
    inner.environment.chart = ChartConfiguration()
    inner.environment.stackOrientation = nil
    let trees = MarkContext(view: inner).marks(of: content)
    let chart = ChartNode(
      model: ChartModel(trees, configuration: configuration), configuration: configuration,
      context: inner)
    return [ContentNode(chart, environment: inner.environment)]
  }
}
