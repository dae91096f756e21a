/// The size of a view and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let guides: Guides

  /// Where explicit guides come from.
  private enum Guides {
    case none
    case node(Node, ProposedViewSize)
  }

  package init(size: CGSize) {
    width = size.width
    height = size.height
    guides = .none
  }

  @MainActor
  package init(node: Node, proposal: ProposedViewSize) {
    let size = node.sizeThatFits(proposal)
    width = size.width
    height = size.height
    guides = .node(node, proposal)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Where a guide lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide lies, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide lies if the view, or something in it, says so itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide lies if the view, or something in it, says so itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.identifier.defaultValue(in: self)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard case .node(let node, let proposal) = guides else { return nil }
    return MainActor.assumeIsolated { node.explicitAlignment(key, proposal: proposal) }
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    guard left.size == right.size else { return false }
    return switch (left.guides, right.guides) {
    case (.none, .none): true
    case (.node(let first, let one), .node(let second, let other)):
      first === second && one == other
    default: false
    }
  }
}
