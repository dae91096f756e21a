/// Arranges views. Stacks and grids are clients of this protocol as a user's own layouts are.
public protocol Layout: Animatable {
  /// What the layout wants to remember between questions about the same subviews.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Facts about the layout that other layouts ask for.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the arranged views prefer as a distance to their neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the arranged views for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the arranged views lies, or nil to merge those of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the arranged views lies, or nil to merge those of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest preferences of all subviews on every edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Merges the guides of the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Merges the guides of the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Facts about a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges, or nil.
  public var stackOrientation: Axis?

  /// Makes properties of a layout that is no stack.
  public init() {}
}

/// Views arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}

/// Makes the node of a container; its children know in which direction they are stacked.
@MainActor
func makeLayoutNode<L: Layout, Content: View>(
  _ layout: L, of content: Content, in context: ViewContext
) -> Node {
  var inner = context
  inner.environment.stackOrientation = L.layoutProperties.stackOrientation
  return LayoutNode(layout, children: inner.nodes(of: content), environment: context.environment)
}

/// A value of a layout's own that a view carries.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
