import Drawing

/// What a user tells screen readers about a view.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// Puts what the user tells screen readers into the drawn tree.
///
/// A view that is drawn as one element has it set on that element, where an outer modifier wins
/// over an inner one. A view that is drawn as several elements, or as none, gets an element of kind
/// `Accessibility` around it.
nonisolated struct AccessibilityModifier: WrappingModifier {
  typealias Body = Never

  let properties: AccessibilityProperties

  init(_ properties: AccessibilityProperties) { self.properties = properties }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    AccessibilityNode(
      label: properties.label?.words(in: context.environment),
      value: properties.value?.words(in: context.environment),
      identifier: properties.identifier, isHidden: properties.isHidden, content: node,
      environment: context.environment)
  }
}

private final class AccessibilityNode: Node {
  let label: String?
  let value: String?
  let identifier: String?
  let isHidden: Bool?

  init(
    label: String?, value: String?, identifier: String?, isHidden: Bool?, content: Node,
    environment: EnvironmentValues
  ) {
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isHidden = isHidden
    super.init(environment: environment, children: [content])
  }

  override func draw(into items: inout [DisplayItem]) {
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    if label == nil, value == nil, identifier == nil, isHidden != true {
      items += drawn
    } else if drawn.count == 1, case .element(var element, let content) = drawn[0] {
      describe(&element)
      items.append(.element(element, content))
    } else {
      var element = Element(kind: "Accessibility", frame: pixelFrame)
      describe(&element)
      items.append(.element(element, drawn))
    }
  }

  private func describe(_ element: inout Element) {
    if let label { element.accessibilityLabel = label }
    if let value { element.accessibilityValue = value }
    if let identifier { element.accessibilityIdentifier = identifier }
    if isHidden == true { element.traits.append(.accessibilityHidden) }
  }
}
