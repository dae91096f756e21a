/// A control for a colour. Apple's interface.
public nonisolated struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Makes a control with any label.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  @MainActor public var body: some View {
    LabeledControl(label: label) {
      Circle().fill(color).frame(width: 28, height: 28)
    }
    .appOnly("ColorPicker")
  }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A control that begins and ends editing. Apple's interface.
public nonisolated struct EditButton: View {
  public nonisolated init() {}

  @MainActor public var body: some View {
    Text("Edit").foregroundStyle(.tint).appOnly("EditButton")
  }
}
