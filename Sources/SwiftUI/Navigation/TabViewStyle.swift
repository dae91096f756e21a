/// How pages are chosen. Islet draws all styles with a bar.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// A bar below the pages.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

/// Pages that a finger moves.
public nonisolated struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar below the pages.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a finger moves.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }

  /// Pages that a finger moves.
  @MainActor @preconcurrency public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets what stands for the page in the bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }

  /// Sets how pages are chosen.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
