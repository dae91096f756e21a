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

  /// A link has the look of a button of the style around it: `plain` leaves its colours alone (pair
  /// wd-calendar-medium-dark, measured). Styles that start actions themselves do not concern it, a
  /// choice of Islet.
  package func makeNodes(in context: ViewContext) -> [Node] {
    let look = ButtonStyleConfiguration(
      role: nil, label: .init(content: StyledContent(label)), isPressed: false)
    let node =
      context.environment.buttonStyle.makeLook?(look, context)
      ?? context.node(of: label.modifier(TintedLabelModifier(role: nil)))
    let address = destination.absoluteString
    return [
      InteractiveNode(.link(destination), identity: context.identity, content: node) {
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
