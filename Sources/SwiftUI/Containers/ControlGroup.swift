/// Several controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group of controls.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    HStack { content }.appOnly("ControlGroup")
  }
}
