import Drawing
import UIKit

extension Image {
  /// Makes an image of one of UIKit's.
  ///
  /// A tint colours the picture, unless it says that it always takes the colour of its view.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .empty: self.init(.data(Data()), scale: 1)
    case .asset(let name): self.init(source: .named(name, variableValue: nil))
    case .symbol(let name): self.init(systemName: name)
    case .encoded(let reference): self.init(reference, scale: uiImage.scale)
    }
    // What is a template takes the colour of its view, whatever its own tint; a symbol is one unless
    // it says otherwise.
    switch uiImage.renderingMode {
    case .automatic where uiImage.isSymbolImage: look.renderingMode = nil
    case .alwaysTemplate: look.renderingMode = .template
    case .automatic, .alwaysOriginal:
      look.tint = uiImage.tint.map { Color(uiColor: $0) }
      look.renderingMode =
        look.tint != nil ? .template : uiImage.renderingMode == .alwaysOriginal ? .original : nil
    }
  }
}
