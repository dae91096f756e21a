import Drawing
import Wire

/// The words of a presentation, found among the elements that a widget drew.
struct DrawnWords {
  var texts: [String] = []
  var images: [String] = []
  var tree = ""

  init() {}

  init(_ rendering: Rendering) {
    let order: [Rendering.Part] = [.content, .compactLeading, .compactTrailing]
    for list in order.compactMap({ rendering.parts[$0] }) {
      read(list.items)
      tree += TextTree.print(list)
    }
  }

  private mutating func read(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill, .stroke, .glyphs, .image: continue
      case .group(_, let inner): read(inner)
      case .element(let element, let inner):
        note(element)
        read(inner)
      }
    }
  }

  private mutating func note(_ element: Element) {
    guard let content = element.content, !content.isEmpty else { return }
    switch element.kind {
    case "Text": texts.append(content)
    case "Image": images.append(content)
    default: break
    }
  }
}
