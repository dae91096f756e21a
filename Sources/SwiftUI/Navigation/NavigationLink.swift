/// A control that goes to another page.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let entry: () -> NavigationEntry?
  @Environment(\.navigator) private var navigator

  private init(parts label: Label, _ entry: @escaping () -> NavigationEntry?) {
    self.label = label
    self.entry = entry
  }

  @MainActor public var body: some View {
    let (entry, navigator) = (entry, navigator)
    Button {
      if let entry = entry() { navigator?.push(entry) }
    } label: {
      label
    }
    .disabled(navigator == nil)
  }
}

extension NavigationLink {
  /// Makes a link to a view with any label.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label()) { .view(AnyView(destination())) }
  }

  /// Makes a link to a view with any label.
  public nonisolated init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label()) { .view(AnyView(destination())) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(parts: Text(titleKey)) { .view(AnyView(destination())) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(parts: Text(title)) { .view(AnyView(destination())) }
  }

  /// Makes a link to a view with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(parts: Text(titleKey)) { .view(AnyView(destination())) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(parts: Text(title)) { .view(AnyView(destination())) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the destination of a value with any label.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(parts: label()) { value.map { .value(AnyHashable($0)) } }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the destination of a value with a title.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) {
    self.init(parts: Text(titleKey)) { value.map { .value(AnyHashable($0)) } }
  }

  /// Makes a link to the destination of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) {
    self.init(parts: Text(title)) { value.map { .value(AnyHashable($0)) } }
  }
}
