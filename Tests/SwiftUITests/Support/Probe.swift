import Drawing
import Foundation

@testable import SwiftUI

/// A view whose lengths follow the proposal between two limits, as most views do.
struct Box: Hashable {
  var width: Length
  var height: Length
  var name = ""

  struct Length: Hashable {
    var min: CGFloat
    var ideal: CGFloat
    var max: CGFloat

    func callAsFunction(_ proposal: CGFloat?) -> CGFloat {
      Swift.min(Swift.max(proposal ?? ideal, min), max)
    }

    static func fixed(_ length: CGFloat) -> Length {
      Length(min: length, ideal: length, max: length)
    }

    static func flexible(
      min: CGFloat = 0, ideal: CGFloat = 10, max: CGFloat = .infinity
    ) -> Length {
      Length(min: min, ideal: ideal, max: max)
    }
  }

  init(_ width: Length, _ height: Length = .fixed(10), name: String = "") {
    self.width = width
    self.height = height
    self.name = name
  }
}

extension Box: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    [BoxNode(self, environment: context.environment)]
  }
}

private final class BoxNode: Node {
  let box: Box

  init(_ box: Box, environment: EnvironmentValues) {
    self.box = box
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: box.width(proposal.width), height: box.height(proposal.height))
  }

  override func draw(into items: inout [DisplayItem]) {
    items.append(.element(Element(kind: "Box", content: box.name, frame: frame), []))
  }
}

/// A tree of views that has been laid out.
@MainActor
struct LaidOut {
  var size: CGSize
  var items: [DisplayItem]

  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let graph = ViewGraph(services: .shared)
    self.init(
      ViewContext(graph: graph, environment: environment).node(of: view),
      proposal: ProposedViewSize(width: width, height: height))
  }

  init(_ node: Node, proposal: ProposedViewSize) {
    size = node.sizeThatFits(proposal)
    node.place(at: .zero, proposal: proposal)
    items = []
    node.draw(into: &items)
  }

  /// The elements in the order of drawing.
  var elements: [Element] {
    func collect(_ items: [DisplayItem]) -> [Element] {
      items.flatMap { item -> [Element] in
        switch item {
        case .element(let element, let inner): [element] + collect(inner)
        case .group(_, let inner): collect(inner)
        default: []
        }
      }
    }
    return collect(items)
  }

  /// The frame of each box by its name.
  subscript(name: String) -> CGRect? { elements.first { $0.content == name }?.frame }

  /// The frames of all elements.
  var frames: [CGRect] { elements.map(\.frame) }
}

extension RenderingServices {
  /// One set of engines serves all tests, as it serves a whole widget process.
  @MainActor static let shared: RenderingServices = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let symbols = SymbolDirectory.find(
      environment: [:], executable: nil, workingDirectory: root.path)
    let text = TextEngine(fonts: FontLibrary())
    return RenderingServices(
      text: text, symbols: SymbolLibrary(directory: symbols, text: text), images: ImageStore())
  }()
}
