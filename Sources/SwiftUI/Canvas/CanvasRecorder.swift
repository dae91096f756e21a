import Drawing

/// Collects what the commands of one canvas, or of one layer of it, draw.
@MainActor
final class CanvasRecorder {
  let context: ViewContext
  let symbols: [AnyHashable: Node]
  private(set) var items: [DisplayItem] = []

  init(context: ViewContext, symbols: [AnyHashable: Node]) {
    self.context = context
    self.symbols = symbols
  }

  /// A recorder for a layer, which knows the same views.
  func layer() -> CanvasRecorder { CanvasRecorder(context: context, symbols: symbols) }

  func append(_ drawn: [DisplayItem]) { items += drawn }
}
