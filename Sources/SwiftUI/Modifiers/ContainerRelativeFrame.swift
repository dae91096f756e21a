extension EnvironmentValues {
  private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

  /// The size of the presentation, in points, by which relative frames are measured.
  package var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

/// Gives a view a length that depends on that of the presentation around it. Where that is not
/// known, the view keeps its own.
private nonisolated struct ContainerRelativeFrameModifier: ViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @Environment(\.containerSize) private var size

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  @MainActor func body(content: Content) -> some View {
    content.frame(
      width: axes.contains(.horizontal) ? size.map { length($0.width, .horizontal) } : nil,
      height: axes.contains(.vertical) ? size.map { length($0.height, .vertical) } : nil,
      alignment: alignment)
  }
}

extension View {
  /// Makes the view as long as the presentation around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of so many equal parts of the presentation around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as long as a closure says for the presentation around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
