/// A control that is on or off.
public struct Toggle<Label> {
  let configuration: ToggleState
  let label: Label
  /// Whether a change runs an intent, which a widget can do.
  package var runsIntent = false

  init(configuration: ToggleState, label: Label) {
    self.configuration = configuration
    self.label = label
  }
}

/// What a toggle reads and writes.
struct ToggleState {
  let isOn: Binding<Bool>
  let isMixed: Bool
}

extension Toggle: View, PrimitiveView where Label: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    if !runsIntent { context.remark(.withoutIntent("Toggle")) }
    return context.environment.toggleStyle.makeNodes(
      ToggleStyleConfiguration(
        label: .init(content: StyledContent(label)), isOn: configuration.isOn,
        isMixed: configuration.isMixed), context)
  }
}

extension Toggle where Label: View {
  /// Makes a toggle with any label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleState(isOn: isOn, isMixed: false)
    self.label = label()
  }

  /// Makes a toggle for several values at once; it is mixed when they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    configuration = ToggleState(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: values.count > 1)
    self.label = label()
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      configuration: ToggleState(
        isOn: configuration.$isOn, isMixed: configuration.isMixed), label: configuration.label)
    // The toggle that asked the style has spoken for itself.
    runsIntent = true
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
