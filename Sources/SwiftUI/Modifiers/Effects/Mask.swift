import Drawing

/// Shows a view where another one is opaque.
private nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
  typealias Body = Never

  let mask: Mask
  let alignment: Alignment

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    // The mask is laid out as an overlay is; an invisible view stands for the one that is masked.
    content(context).map { node in
      var inner = context.child("mask")
      inner.environment.stackOrientation = nil
      let overlay = Rectangle().hidden().overlay(alignment: alignment) { mask }
      return MaskNode(
        content: node, mask: inner.node(of: overlay), environment: context.environment)
    }
  }
}

private final class MaskNode: Node {
  init(content: Node, mask: Node, environment: EnvironmentValues) {
    super.init(environment: environment, children: [content, mask])
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: proposal)
    children[1].place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  override func draw(into items: inout [DisplayItem]) {
    var content: [DisplayItem] = []
    var mask: [DisplayItem] = []
    children[0].draw(into: &content)
    children[1].draw(into: &mask)
    if !content.isEmpty { items.append(.group(.mask(mask), content)) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children[0].preference(key)
  }
}

extension View {
  /// Shows this view only where another one is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows this view only where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
