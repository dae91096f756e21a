extension View {
  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets how large the title is; Islet draws all titles alike.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Hides the bar of the page; Islet shows a bar only where there is something in it.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Hides the way back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    self
  }

  /// Sets how navigation looks; Islet draws all styles alike.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Shows a page for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) {
      $0.append(
        NavigationDestination { value in (value.base as? D).map { AnyView(destination($0)) } })
    }
  }

  /// Shows a page while a binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: destination)
  }

  /// Shows a page for an item while there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    sheet(isPresented: item.isPresent()) { item.wrappedValue.map { destination($0) } }
  }
}

/// Names what belongs to the bar of a page.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// How navigation looks. Islet draws all styles alike.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// Pages one over the other.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages one over the other.
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { .init() }
  /// The look of the system.
  @MainActor @preconcurrency public static var automatic: StackNavigationViewStyle { .init() }
}
