import Foundation

package final class SymbolLibrary {
  package init() {}
  package func drawing(for r: SymbolRequest) -> SymbolDrawing {
    SymbolDrawing(size: .zero, baseline: 0, layers: [])
  }
}

extension Outline {
  package static func rectangle(_ rect: CGRect) -> Outline {
    Outline([
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }
}
