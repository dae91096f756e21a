import Drawing

/// The window of an app: the content of its first scene, and what is presented over it.
struct WindowView<Content: App>: View, PrimitiveView {
  typealias Body = Never

  let app: Content
  /// The heights at the top and the bottom that the system keeps, in points.
  let insets: EdgeInsets

  func makeNodes(in context: ViewContext) -> [Node] {
    let scene = context.child("app").body(of: app) { $0.body }
    guard let window = scene.allWindows(in: context.environment).first else { return [] }
    var inner = context.child("window")
    inner.environment = window.environment
    let content = inner.node(of: window.content)
    var layers: [Node] = [layer(of: ContentLayer(nodes: [content], insets: insets), in: inner)]
    var waiting = content.preference(PresentationsKey.self) ?? []
    // What a presentation presents itself lies over it.
    while !waiting.isEmpty {
      let presentation = waiting.removeFirst()
      let node = node(of: presentation, in: context)
      waiting += node.preference(PresentationsKey.self) ?? []
      layers.append(layer(of: frame(of: presentation, around: node), in: inner, presentation))
    }
    return [LayoutNode(ZStackLayout(), children: layers, environment: context.environment)]
  }

  private func node(of presentation: Presentation, in context: ViewContext) -> Node {
    var inner = context
    inner.identity = presentation.identity
    inner.environment = presentation.environment
    if presentation.isDialog { inner.environment.dialogDismiss = presentation.dismiss }
    return inner.node(of: presentation.content)
  }

  private func layer(
    of view: some View, in context: ViewContext, _ presentation: Presentation? = nil
  ) -> Node {
    var context = context
    if let presentation {
      context.identity = presentation.identity.appending("layer")
      context.environment.dialogDismiss = presentation.isDialog ? presentation.dismiss : nil
    }
    return LayerNode(presentation, content: context.node(of: view))
  }

  private func frame(of presentation: Presentation, around node: Node) -> AnyView {
    switch presentation.kind {
    case .alert, .confirmationDialog, .menu:
      AnyView(
        DialogLayer(
          presentation: presentation, node: node, insets: insets, hasControl: node.isUsable))
    case .sheet, .popover: AnyView(SheetLayer(node: node, insets: insets))
    case .fullScreenCover: AnyView(ContentLayer(nodes: [node], insets: insets))
    }
  }
}

/// One of the things that lie over each other in a window. Touches do not go through it.
package final class LayerNode: Node {
  let presentation: Presentation?

  init(_ presentation: Presentation?, content: Node) {
    self.presentation = presentation
    super.init(environment: content.environment, children: [content])
  }

  package override func draw(into items: inout [DisplayItem]) {
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    items.append(.element(Element(kind: Self.kind, frame: pixelFrame), drawn))
  }

  nonisolated static let kind = "Layer"
}

extension Presentation {
  /// Whether each of its buttons closes it.
  var isDialog: Bool { kind == .alert || kind == .confirmationDialog || kind == .menu }
}

extension Node {
  /// Whether something inside can be used.
  fileprivate var isUsable: Bool {
    self is InteractiveNode || children.contains(where: \.isUsable)
  }
}

/// What fills the window.
private struct ContentLayer: View {
  let nodes: [Node]
  let insets: EdgeInsets

  var body: some View {
    NodesView(nodes: nodes)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(insets)
      .background(Color(uiColor: .systemBackground))
  }
}

/// A card over the window, ten points below the status bar, its upper corners rounded by ten: a
/// choice of Islet.
private struct SheetLayer: View {
  let node: Node
  let insets: EdgeInsets

  var body: some View {
    NodesView(nodes: [node])
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.bottom, insets.bottom)
      .background(
        Color(uiColor: .systemBackground),
        in: UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
      )
      .padding(.top, insets.top + 10)
      .background(Color.black.opacity(0.2))
  }
}

/// A question: an alert in the middle, 270 points wide, or a dialog at the lower edge. The look is a
/// choice of Islet.
private struct DialogLayer: View {
  let presentation: Presentation
  let node: Node
  let insets: EdgeInsets
  let hasControl: Bool

  var body: some View {
    VStack(spacing: 12) {
      presentation.title?.font(.headline).multilineTextAlignment(.center)
      NodesView(nodes: [node])
      if !hasControl {
        // An alert without actions has a button that closes it (Apple's documentation).
        Button("OK") {}
      }
    }
    .padding(16)
    .frame(width: 270)
    .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 14))
    .padding(insets)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: presentation.kind == .alert ? .center : .bottom
    )
    .background(Color.black.opacity(0.2))
  }
}
