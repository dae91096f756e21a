import Drawing
import Wire

extension AppScreen {
  /// Reads what a drawn window says to a reader. Below an alert or a sheet nothing can be read.
  func readElements(of list: DisplayList) {
    controls = [:]
    isTicking = false
    var reader = ElementReader(drawn: host.graph.interactions.drawn, topLayer: Self.topLayer(list))
    reader.read(list.items, isInTopLayer: false)
    var used: [AppElement.ID: Int] = [:]
    elements = reader.found.map { found in
      var element = found.element
      let name = name(of: found)
      // Views of one identity, such as the words of a text in parts, are counted.
      used[name, default: 0] += 1
      element.id = used[name] == 1 ? name : "\(name)-\(used[name]!)"
      if let control = found.control { controls[element.id] = control }
      return element
    }
    isTicking = reader.isRunning
  }

  private func name(of found: ElementReader.Found) -> AppElement.ID {
    guard let identity = found.control?.identity else {
      return "\(found.element.role.rawValue)/\(found.element.label)"
    }
    let number = numbers[identity] ?? numbers.count + 1
    numbers[identity] = number
    return "\(found.element.role.rawValue)/\(number)"
  }

  private static func topLayer(_ list: DisplayList) -> Int {
    list.items.flatMap { $0.layers }.count
  }
}

extension DisplayItem {
  fileprivate var layers: [DisplayItem] {
    switch self {
    case .element(let element, _) where element.kind == LayerNode.kind: [self]
    case .element(_, let inner), .group(_, let inner): inner.flatMap(\.layers)
    default: []
    }
  }
}

/// Goes through a drawn window and finds its elements in reading order.
@MainActor
private struct ElementReader {
  struct Found {
    var element: AppElement
    var control: InteractiveNode?
  }

  let drawn: [Interactions.Drawn]
  let topLayer: Int
  private var layer = 0
  private var next = 0
  private(set) var isRunning = false
  private(set) var found: [Found] = []

  init(drawn: [Interactions.Drawn], topLayer: Int) {
    self.drawn = drawn
    self.topLayer = topLayer
  }

  mutating func read(_ items: [DisplayItem], isInTopLayer: Bool) {
    for item in items {
      switch item {
      case .group(_, let inner): read(inner, isInTopLayer: isInTopLayer)
      case .element(let element, let inner):
        if element.kind == LayerNode.kind {
          layer += 1
          read(inner, isInTopLayer: layer == topLayer)
        } else {
          read(element, inner, isInTopLayer: isInTopLayer)
        }
      default: break
      }
    }
  }

  private mutating func read(_ element: Element, _ inner: [DisplayItem], isInTopLayer: Bool) {
    if element.traits.contains(.running) { isRunning = true }
    let control = control(drawn: element)
    guard isInTopLayer, !element.traits.contains(.accessibilityHidden) else {
      return read(inner, isInTopLayer: isInTopLayer)
    }
    guard let control else {
      if let role = AppElement.Role(shown: element.kind) {
        add(element, role: role, label: element.words, value: element.accessibilityValue)
      }
      return read(inner, isInTopLayer: isInTopLayer)
    }
    let words = element.accessibilityLabel ?? inner.flatMap(\.words).joined(separator: " ")
    add(
      element, role: AppElement.Role(control: element.kind), label: words,
      value: element.accessibilityValue ?? element.content, control: control)
    // What stands in a control belongs to it; only whether it runs is of interest.
    let count = found.count
    read(inner, isInTopLayer: isInTopLayer)
    found.removeSubrange(count...)
  }

  private mutating func control(drawn element: Element) -> InteractiveNode? {
    let match = drawn[next...].firstIndex {
      $0.element.kind == element.kind && $0.element.frame == element.frame
    }
    guard let match else { return nil }
    next = match + 1
    return drawn[match].control
  }

  private mutating func add(
    _ element: Element, role: AppElement.Role, label: String, value: String?,
    control: InteractiveNode? = nil
  ) {
    found.append(
      Found(
        element: AppElement(
          id: "", role: role, label: label, value: value, frame: element.frame,
          isEnabled: control?.environment.isEnabled ?? true,
          identifier: element.accessibilityIdentifier),
        control: control))
  }
}

extension Element {
  fileprivate var words: String { accessibilityLabel ?? content ?? "" }
}

extension DisplayItem {
  /// The words of the texts inside, and the names of images, in the order of drawing.
  fileprivate var words: [String] {
    switch self {
    case .group(_, let inner): inner.flatMap(\.words)
    case .element(let element, let inner):
      if let label = element.accessibilityLabel {
        [label]
      } else if AppElement.Role(shown: element.kind) != nil {
        [element.content].compactMap { $0 }
      } else {
        inner.flatMap(\.words)
      }
    default: []
    }
  }
}

extension AppElement.Role {
  fileprivate init?(shown kind: String) {
    switch kind {
    case "Text": self = .text
    case "Image": self = .image
    case "ProgressView": self = .progress
    default: return nil
    }
  }

  fileprivate init(control kind: String) {
    self =
      switch kind {
      case "Link": .link
      case "Toggle": .toggle
      case "TextField": .textField
      case "SecureField": .secureField
      default: .button
      }
  }
}
