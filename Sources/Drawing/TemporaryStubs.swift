import Foundation
package final class TextEngine { package init() {}; package func layout(_ r: TextRequest) -> TextLayout { TextLayout(size: .zero, lines: []) } }
package final class SymbolLibrary { package init() {}; package func drawing(for r: SymbolRequest) -> SymbolDrawing { SymbolDrawing(size: .zero, baseline: 0, layers: []) } }
package final class ImageStore { package init() {} }
extension Outline { package static func rectangle(_ r: CGRect) -> Outline { Outline([.move(r.origin), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close]) } }
