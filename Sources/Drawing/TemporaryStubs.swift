import Foundation
package final class SymbolLibrary { package init() {}; package func drawing(for r: SymbolRequest) -> SymbolDrawing { SymbolDrawing(size: .zero, baseline: 0, layers: []) } }
