/// A control that offers several actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false

  private init(
    parts label: Label, _ content: @escaping () -> Content, _ primaryAction: (() -> Void)?
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    let state = $isOpen
    label.modifier(TintedLabelModifier(role: nil))
      .appOnly("Menu", action: primaryAction ?? { state.wrappedValue = true })
      .modifier(
        PresentationModifier(
          kind: .menu, isPresented: state, title: nil,
          content: { AnyView(VStack(alignment: .leading) { content() }) }))
  }
}

extension Menu {
  /// Makes a menu with any label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label(), content, nil)
  }

  /// Makes a menu with any label that a tap does something else with.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(parts: label(), content, primaryAction)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: Text(titleKey), content, nil)
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: Text(title), content, nil)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: SwiftUI.Label(titleKey, systemImage: systemImage), content, nil)
  }
}

extension View {
  /// Offers actions when a finger stays on the view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }
}
