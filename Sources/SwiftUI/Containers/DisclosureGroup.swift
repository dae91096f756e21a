/// Views that a tap shows and hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  private init(parts isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content)
  {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    let state = isExpanded ?? $isOpen
    VStack(alignment: .leading) {
      Button {
        state.wrappedValue.toggle()
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: state.wrappedValue ? "chevron.down" : "chevron.right")
        }
      }
      if state.wrappedValue { content() }
    }
    .appOnly("DisclosureGroup")
  }
}

extension DisclosureGroup {
  /// Makes a group with any label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(parts: nil, label(), content)
  }

  /// Makes a group with any label that a binding opens.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: nil, Text(titleKey), content)
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: nil, Text(title), content)
  }

  /// Makes a group with a title that a binding opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: isExpanded, Text(titleKey), content)
  }

  /// Makes a group with a title that a binding opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(parts: isExpanded, Text(title), content)
  }
}
