import Drawing
import SwiftUI

extension RenderingServices {
  /// The engines of a widget's process, with the fonts of the machine.
  static func forWidgetProcess() -> RenderingServices {
    RenderingServices(
      text: TextEngine(fonts: FontLibrary()), symbols: SymbolLibrary(), images: ImageStore())
  }
}
