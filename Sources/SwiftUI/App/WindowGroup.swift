/// A scene of windows that all show the same view.
public nonisolated struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never

  let title: Text?
  let identifier: String?
  let content: @MainActor () -> Content

  @MainActor package func windows(in environment: EnvironmentValues) -> [SceneWindow] {
    [
      SceneWindow(
        title: title, identifier: identifier, environment: environment,
        content: AnyView(content()))
    ]
  }
}

extension WindowGroup {
  /// Makes a scene of a view.
  public nonisolated init(
    @ViewBuilder makeContent: @MainActor @escaping () -> Content
  ) {
    self.init(title: nil, identifier: nil, content: makeContent)
  }

  /// Makes a scene of a view.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder content: @MainActor @escaping () -> Content) {
    self.init(title: nil, identifier: nil, content: content)
  }

  /// Makes a scene with a name by which it can be opened.
  public nonisolated init(
    id: String, @ViewBuilder content: @MainActor @escaping () -> Content
  ) {
    self.init(title: nil, identifier: id, content: content)
  }

  /// Makes a scene with a title.
  public nonisolated init(
    _ title: Text, id: String? = nil, @ViewBuilder content: @MainActor @escaping () -> Content
  ) {
    self.init(title: title, identifier: id, content: content)
  }

  /// Makes a scene with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String? = nil,
    @ViewBuilder content: @MainActor @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), identifier: id, content: content)
  }

  /// Makes a scene with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: @MainActor @escaping () -> Content
  ) {
    self.init(title: Text(title), identifier: id, content: content)
  }

  /// Makes a scene whose windows show a value; without one the value is nil.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @MainActor @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id) { PresentedWindowContent(content: content) }
  }
}

/// The view of a window that shows a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  public var body: some View { content($value) }
}
