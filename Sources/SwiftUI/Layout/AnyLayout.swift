/// A layout whose type is hidden, so that views keep their state when it changes.
public struct AnyLayout: Layout, @unchecked Sendable {
  private let base: any Layout

  /// What the hidden layout remembers.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = layout }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      with(layout, subviews, &cache) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask<L: Layout>(_ layout: L) {
      with(layout, subviews, &cache) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      with(layout, subviews, &cache) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      with(layout, subviews, &cache) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  /// Asks the hidden layout something with its own cache.
  private func with<L: Layout, Answer>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache,
    _ question: (inout L.Cache) -> Answer
  ) -> Answer {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return question(&own)
  }
}
