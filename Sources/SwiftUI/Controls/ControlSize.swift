/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
  private enum HostsAppKey: EnvironmentKey { static let defaultValue = false }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// Whether the view belongs to an app, and not to a widget or a Live Activity.
  package var isInApp: Bool {
    get { self[HostsAppKey.self] }
    set { self[HostsAppKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves the labels of controls out.
  public nonisolated func labelsHidden() -> some View {
    changingEnvironment { $0.areLabelsHidden = true }
  }

  /// Shows the labels of controls, or leaves them out.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
