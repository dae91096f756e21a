/// The distances a view wants to its neighbours in a stack without a spacing of its own.
///
/// Each edge prefers distances by category; the gap between two views is the largest distance of
/// the categories that both sides know, and 8 points when they know none in common. That makes two
/// plain views 8 points apart, and gives texts their tighter distances.
public struct ViewSpacing: Sendable {
  /// What a distance is measured against.
  enum Category: Hashable, Sendable {
    /// From a plain view down to the text below it.
    case aboveText
    /// From a text down to the plain view below it.
    case belowText
    /// From a text down to the text below it.
    case textToText
  }

  /// What one edge prefers.
  struct EdgePreference: Equatable, Sendable {
    var distances: [Category: CGFloat] = [:]
    /// No gap at all towards anything, as beside a spacer.
    var isFlush = false
    /// Yields to what a sibling prefers (a symbol beside a text adds nothing; measured once).
    var isWeak = false

    mutating func formUnion(_ other: EdgePreference) {
      if isWeak && !other.isWeak {
        self = other
        return
      }
      if other.isWeak && !isWeak { return }
      distances.merge(other.distances, uniquingKeysWith: max)
      isFlush = isFlush && other.isFlush
    }
  }

  var top = EdgePreference()
  var leading = EdgePreference()
  var bottom = EdgePreference()
  var trailing = EdgePreference()

  /// The gap where two neighbours have nothing in common, in points.
  package static let standardGap: CGFloat = 8

  /// Prefers nothing: no gap on any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = EdgePreference(isFlush: true) }
    return spacing
  }()

  /// The preferences of a plain view, such as a shape or an image.
  public init() {
    self.init(plain: .all)
  }

  init(plain edges: Edge.Set) {
    if edges.contains(.top) { top.distances[.belowText] = 0 }
    if edges.contains(.bottom) { bottom.distances[.aboveText] = 0 }
  }

  subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes over what another view prefers on some edges, where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// These preferences together with another view's on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The gap between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let before = axis == .horizontal ? trailing : bottom
    let after = axis == .horizontal ? next.leading : next.top
    if before.isFlush || after.isFlush { return 0 }
    let shared = before.distances.compactMap { category, distance in
      after.distances[category].map { max($0, distance) }
    }
    return shared.max() ?? Self.standardGap
  }

  /// Makes some edges those of a plain view, as a frame or a padding does.
  mutating func reset(_ edges: Edge.Set) {
    let plain = ViewSpacing()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = plain[edge] }
  }
}
