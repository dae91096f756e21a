import Drawing

/// Makes one element of a view for screen readers.
nonisolated struct AccessibilityElementModifier: WrappingModifier {
  typealias Body = Never

  let behavior: AccessibilityChildBehavior

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    AccessibilityElementNode(
      behavior: behavior, content: node, environment: context.environment)
  }
}

private final class AccessibilityElementNode: Node {
  let behavior: AccessibilityChildBehavior

  init(behavior: AccessibilityChildBehavior, content: Node, environment: EnvironmentValues) {
    self.behavior = behavior
    super.init(environment: environment, children: [content])
  }

  override func draw(into items: inout [DisplayItem]) {
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    var element = Element(kind: "Accessibility", frame: pixelFrame)
    switch behavior {
    case .combine:
      let words = drawn.flatMap(\.spokenWords)
      element.accessibilityLabel = words.isEmpty ? nil : words.joined(separator: ", ")
    case .ignore: drawn = drawn.map(\.silenced)
    default: break
    }
    items.append(.element(element, drawn))
  }
}

extension DisplayItem {
  /// What a screen reader says of the item and of what is inside, in the order of drawing.
  fileprivate var spokenWords: [String] {
    switch self {
    case .element(let element, let content):
      if element.traits.contains(.accessibilityHidden) { return [] }
      if let label = element.accessibilityLabel { return [label] }
      if element.kind == "Text", let words = element.content { return [words] }
      return content.flatMap(\.spokenWords)
    case .group(_, let content): return content.flatMap(\.spokenWords)
    default: return []
    }
  }

  /// The item with all elements inside hidden from screen readers.
  fileprivate var silenced: DisplayItem {
    switch self {
    case .element(var element, let content):
      if !element.traits.contains(.accessibilityHidden) {
        element.traits.append(.accessibilityHidden)
      }
      return .element(element, content.map(\.silenced))
    case .group(let effect, let content): return .group(effect, content.map(\.silenced))
    default: return self
    }
  }
}
