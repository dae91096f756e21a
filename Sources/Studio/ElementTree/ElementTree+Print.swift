import Drawing
import Foundation

extension ElementTree {
  /// The tree as lines, frames in the picture's coordinates.
  package var text: String {
    func items(_ nodes: [Node]) -> [DisplayItem] {
      nodes.map { .element($0.element, items($0.children)) }
    }
    return TextTree.print(DisplayList(size: .zero, items: items(roots)))
  }
}
