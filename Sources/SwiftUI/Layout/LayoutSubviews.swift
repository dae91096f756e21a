/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  /// The direction of reading; layouts are mirrored for them, so they need not look at it.
  public var layoutDirection: LayoutDirection
  let views: [LayoutSubview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// The views of a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, views: Array(views[bounds]))
  }

  /// The views at some positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(layoutDirection: layoutDirection, views: indices.map { views[$0] })
  }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let node: Node
  let placements: Placements
  let index: Int

  /// What `place` said, until the container puts it into effect.
  @MainActor
  final class Placements {
    struct Placement {
      var position: CGPoint
      var anchor: UnitPoint
      var proposal: ProposedViewSize
    }

    var all: [Int: Placement] = [:]
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }

  /// A value that the view carries for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let key = Unchecked(key)
    let box = MainActor.assumeIsolated { Unchecked(node.layoutValue(for: key.value)) }
    return box.value ?? K.defaultValue
  }

  /// What was set with `layoutPriority`, 0 otherwise.
  public var priority: Double { MainActor.assumeIsolated { node.priority } }

  /// The distances the view prefers to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

  /// The size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { Unchecked(ViewDimensions(node: node, proposal: proposal)) }.value
  }

  /// Puts the view's anchor at a position in the coordinates of the container's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      placements.all[index] = .init(position: position, anchor: anchor, proposal: proposal)
    }
  }
}

/// Hands a value of any type over a check of isolation that always holds.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
