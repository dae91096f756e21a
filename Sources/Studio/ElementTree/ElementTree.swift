import Drawing
import Foundation

/// What a reader finds in a picture: the elements of a display list in drawing order, with frames
/// in the picture's coordinates.
package struct ElementTree: Codable, Equatable, Sendable {
  package struct Node: Codable, Equatable, Sendable {
    /// The element with its frame in points from the picture's top left corner.
    package var element: Element
    package var children: [Node]
  }

  package var roots: [Node]

  package init(_ list: DisplayList) {
    roots = Self.nodes(of: list.items, transform: .identity)
  }

  private static func nodes(
    of items: [DisplayItem], transform: AffineTransform2D
  ) -> [Node] {
    items.flatMap { item -> [Node] in
      switch item {
      case .fill, .stroke, .glyphs, .image:
        return []
      case .element(var element, let children):
        element.frame = transform.bounds(of: element.frame)
        return [Node(element: element, children: nodes(of: children, transform: transform))]
      case .group(.transform(let inner), let children):
        return nodes(of: children, transform: inner.concatenating(transform))
      case .group(_, let children):
        return nodes(of: children, transform: transform)
      }
    }
  }

  /// Every element, parents before children.
  package var elements: [Element] {
    func collect(_ nodes: [Node]) -> [Element] {
      nodes.flatMap { [$0.element] + collect($0.children) }
    }
    return collect(roots)
  }

  /// Whether something in the picture changes by itself as time passes.
  package var isRunning: Bool { elements.contains { $0.traits.contains(.running) } }

  /// The words a person reads, in drawing order, each once.
  package var words: [String] {
    var seen: Set<String> = []
    return elements.filter { $0.kind == "Text" }.compactMap(\.content)
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
