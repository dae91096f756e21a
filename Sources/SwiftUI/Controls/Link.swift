import Drawing

/// A control that opens a URL.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View, PrimitiveView where Label: View {
  public typealias Body = Never

  /// Makes a link with any label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    let node = context.node(of: label.modifier(TintedLabelModifier(role: nil)))
    let address = destination.absoluteString
    return [
      InteractiveNode(.link(destination), content: node) {
        Element(kind: "Link", frame: $0, traits: [.link(address)])
      }
    ]
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}
