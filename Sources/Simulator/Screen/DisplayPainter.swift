import Drawing
import Foundation
import Studio

/// Sets the phone's own words and makes pictures of what is on the display.
package actor DisplayPainter {
  private let fonts: FontLibrary
  private lazy var renderer = Renderer(fonts: fonts, images: ImageStore())
  private lazy var texts = TextEngine(fonts: fonts)

  /// Paths of font files that the project brings along.
  package init(applicationFonts: [String]) {
    fonts = FontLibrary(applicationFonts: applicationFonts)
  }

  package func compose(_ content: DisplayContent) -> PhoneDisplay {
    DisplayComposer(content: content) { words, size, weight in
      self.layout(words, size: size, weight: weight)
    }.display()
  }

  /// - Parameter scale: Pixels a point.
  package func png(_ list: DisplayList, scale: Double) throws -> Data {
    try renderer.png(list, scale: scale)
  }

  package func statusClock(_ time: String) -> StatusClock {
    StatusClock(layout: layout(time, size: 17, weight: 600))
  }

  private func layout(_ words: String, size: CGFloat, weight: Int) -> TextLayout {
    texts.layout(
      TextRequest(runs: [
        TextRequest.Run(content: .text(words), font: FontSpec(size: size, weight: weight))
      ]))
  }
}
