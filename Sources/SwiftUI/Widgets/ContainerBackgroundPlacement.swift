/// A container whose background a view inside it sets (iOS 17). Apple's interface.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension View {
  /// Sets the background of a container from inside it. The background of a widget is not part of a
  /// Live Activity's presentation, so nothing is drawn.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Sets the background of a container from inside it; see the form with views.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }
}
