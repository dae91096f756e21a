/// What apps find in their environment. Widgets find the values of nothing. Apple's interface.
extension EnvironmentValues {
  private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 44
  }

  private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
  }

  private enum RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
  }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The least height of a row in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// How headers of sections look.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Reads content anew; nil where it cannot be.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  /// Whether content is being edited; nil where it cannot be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// A phone shows one window.
  public var supportsMultipleWindows: Bool { false }

  /// Whether buttons repeat their actions while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
}

/// How much something stands out. Apple's interface.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// Whether content is being edited. Apple's interface.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// Reads content anew. Apple's interface.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

extension View {
  /// Sets how headers of sections look.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
