/// Safe areas: a Live Activity has margins instead, and Islet's windows have none yet.
extension View {
  /// Lets the view reach under the edges of the screen.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Lets the view reach under the edges of the screen.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view above or below, and leaves this one the rest.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        axis: .vertical, isFirst: edge == .top,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// Puts a view at a side, and leaves this one the rest.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        axis: .horizontal, isFirst: edge == .leading,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// Adds to the margins of the safe area, in points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Adds to the margins of the safe area, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// Which parts of the screen's edges are meant.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// A view and a bar beside it, in the room of the view.
private nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
  let axis: Axis
  let isFirst: Bool
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor func body(content: Content) -> some View {
    let layout =
      axis == .vertical
      ? AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
      : AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
    layout {
      if isFirst { inset }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if !isFirst { inset }
    }
  }
}
