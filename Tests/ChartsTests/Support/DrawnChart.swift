import Drawing
import Foundation
import SwiftUI

@testable import Charts

/// A chart that has been laid out, and what is drawn of it.
@MainActor
struct DrawnChart {
  let items: [DisplayItem]
  let size: CGSize

  init(
    _ view: some View, width: CGFloat = 200, height: CGFloat = 100, isDark: Bool = false,
    scale: CGFloat = 1
  ) {
    size = CGSize(width: width, height: height)
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    environment.displayScale = scale
    let node = ViewContext(graph: ViewGraph(services: .charts), environment: environment)
      .node(of: view)
    node.place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
    var items: [DisplayItem] = []
    node.draw(into: &items)
    self.items = items
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

  /// The frames of the marks of a kind, in the order of drawing.
  func frames(_ kind: String) -> [CGRect] { elements.filter { $0.kind == kind }.map(\.frame) }

  /// The words of all labels.
  var texts: [String] { elements.filter { $0.kind == "Text" }.compactMap(\.content) }

  /// The fills and strokes below an element of a kind.
  func leaves(of kind: String) -> [DisplayItem] {
    func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item -> [DisplayItem] in
        switch item {
        case .element(_, let inner), .group(_, let inner): leaves(inner)
        default: [item]
        }
      }
    }
    func find(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item -> [DisplayItem] in
        switch item {
        case .element(let element, let inner):
          element.kind == kind ? leaves(inner) : find(inner)
        case .group(_, let inner): find(inner)
        default: []
        }
      }
    }
    return find(items)
  }

  /// The colours of the fills and strokes of a kind of mark; nil for other paints.
  func colors(_ kind: String) -> [RGBA?] {
    leaves(of: kind).compactMap { item -> RGBA?? in
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
      case .fill, .stroke: .some(nil)
      default: nil
      }
    }
  }

  /// Where the pieces of the first outline of a kind of mark end.
  func points(_ kind: String) -> [CGPoint] {
    for item in leaves(of: kind) {
      switch item {
      case .fill(let outline, _, _), .stroke(let outline, _, _):
        return outline.elements.compactMap { element in
          switch element {
          case .move(let point), .line(let point): point
          case .quadCurve(let to, _): to
          case .curve(let to, _, _): to
          case .close: nil
          }
        }
      default: continue
      }
    }
    return []
  }
}

extension RenderingServices {
  /// One set of engines serves all tests, as it serves a whole widget process.
  @MainActor static let charts: RenderingServices = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let symbols = SymbolDirectory.find(
      environment: [:], executable: nil, workingDirectory: root.path)
    let text = TextEngine(fonts: FontLibrary())
    return RenderingServices(
      text: text, symbols: SymbolLibrary(directory: symbols, text: text), images: ImageStore())
  }()
}
