import Foundation
package final class SymbolLibrary { package init() {}; package func drawing(for r: SymbolRequest) -> SymbolDrawing { SymbolDrawing(size: .zero, baseline: 0, layers: []) } }
extension Outline { package static func rectangle(_ r: CGRect) -> Outline { Outline([.move(r.origin), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close]) } }
