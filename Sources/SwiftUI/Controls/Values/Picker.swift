/// A control that selects one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  private init(_ selection: Binding<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    PickerBody(selection: selection, label: label, content: content)
  }
}

extension Picker {
  /// Makes a picker; each view of the content is named by its `tag`.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label(), content: content())
  }

  /// Makes a picker; each view of the content is named by its `tag`.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: label, content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: Text(titleKey), content: content())
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }
}

/// The label of a picker and what is selected.
struct PickerBody<Selection: Hashable, Label: View, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let selection: Binding<Selection>
  let label: Label
  let content: Content

  /// The options are made to find the one whose tag is the selection, which alone is drawn; a
  /// segmented or inline picker shows all of them.
  func makeNodes(in context: ViewContext) -> [Node] {
    let options = context.child("options").nodes(of: content)
    let style = context.environment.pickerStyle
    var shown = options.filter { tag(of: $0) == AnyHashable(selection.wrappedValue) }
    if style.showsAllOptions {
      shown = options.map { option in
        InteractiveNode(.tap { select(option) }, content: option)
      }
    }
    let nodes = shown
    let view = LabeledControl(label: label) {
      style.isHorizontal
        ? AnyView(HStack { NodesView(nodes: nodes) }) : AnyView(VStack { NodesView(nodes: nodes) })
    }
    return context.child("picker").nodes(of: view.appOnly("Picker"))
  }

  private func tag(of node: Node) -> AnyHashable? {
    node.layoutValue(for: TagKey.self) ?? nil
  }

  private func select(_ option: Node) {
    guard let tag = tag(of: option) else { return }
    if let value = tag.base as? Selection { selection.wrappedValue = value }
  }
}

/// Nodes that were made before, as a view.
struct NodesView: View, PrimitiveView {
  typealias Body = Never

  let nodes: [Node]

  func makeNodes(in context: ViewContext) -> [Node] { nodes }
}
