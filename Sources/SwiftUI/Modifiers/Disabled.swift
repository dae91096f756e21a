extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Whether the view takes taps.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps controls from being used; a control inside a disabled view stays disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isEnabled = false } }
  }
}
