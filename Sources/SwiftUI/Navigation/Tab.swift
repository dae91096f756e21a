/// A page of a tab view.
public nonisolated struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let label: AnyView
  private let content: Content

  private init(parts value: Value?, _ label: some View, _ content: Content) {
    self.value = value
    self.label = AnyView(label)
    self.content = content
  }

  @MainActor public var body: some View {
    content.layoutValue(key: TagKey.self, value: value.map { AnyHashable($0) })
      .preference(key: TabItemKey.self, value: label)
  }
}

extension Tab {
  /// Makes a page with a title and a symbol that is chosen by a value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: value, SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
}

extension Tab where Value == Int {
  /// Makes a page with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: nil, SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
}
