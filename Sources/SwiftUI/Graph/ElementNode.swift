import Drawing

/// A node that names what its content is to a reader.
package final class ElementNode: Node {
  private let kind: String
  private let content: String?
  private let traits: [Element.Trait]

  package init(
    _ kind: String, content: String? = nil, traits: [Element.Trait] = [], around node: Node
  ) {
    self.kind = kind
    self.content = content
    self.traits = traits
    super.init(environment: node.environment, children: [node])
  }

  package override func draw(into items: inout [DisplayItem]) {
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    items.append(
      .element(
        Element(kind: kind, content: content, frame: pixelFrame, traits: traits), drawn))
  }
}
