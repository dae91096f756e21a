/// What is done with a URL that opens the app, innermost view last.
struct OpenURLHandlersKey: PreferenceKey {
  static var defaultValue: [(URL) -> Void] { [] }

  static func reduce(value: inout [(URL) -> Void], nextValue: () -> [(URL) -> Void]) {
    value += nextValue()
  }
}

/// What is done with a user activity that opens the app.
struct UserActivityHandlersKey: PreferenceKey {
  static var defaultValue: [String: (NSUserActivity) -> Void] { [:] }

  static func reduce(
    value: inout [String: (NSUserActivity) -> Void],
    nextValue: () -> [String: (NSUserActivity) -> Void]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  /// Runs a closure with the URL that opens the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    transformPreference(OpenURLHandlersKey.self) { $0.append(action) }
  }

  /// Runs a closure with the activity that opens the app.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    transformPreference(UserActivityHandlersKey.self) { $0[activityType] = action }
  }

  /// Describes what the person does here. Islet hands no activity on to other devices.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Says which outside events open the scene; on a phone there is one window for all.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
