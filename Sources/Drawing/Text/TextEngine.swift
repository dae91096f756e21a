import Foundation

/// Lays out texts the way SwiftUI does on iOS, with the fonts of this machine.
///
/// Made once and passed around. It remembers the texts it laid out lately, so the same request
/// costs nothing the second time. Not thread safe.
package final class TextEngine {
  /// Where its faces come from.
  package let fonts: FontLibrary

  private var layouts = BoundedCache<TextRequest, TextLayout>(capacity: 512)
  private var shapes = BoundedCache<ShapeKey, ShapedText>(capacity: 256)

  private struct ShapeKey: Hashable {
    var runs: [TextRequest.Run]
    var factor: CGFloat
    var isRightToLeft: Bool
    var language: String
  }

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Lays out a paragraph: breaks it into lines, and makes it fit if it can.
  ///
  /// A text that does not fit is first tightened, if it may be, then made smaller, down to
  /// `minimumScaleFactor`, and at last truncated (Apple's documentation names this order).
  package func layout(_ request: TextRequest) -> TextLayout {
    if let layout = layouts[request] { return layout }
    let layout = fit(request)
    layouts[request] = layout
    return layout
  }

  private func fit(_ request: TextRequest) -> TextLayout {
    let first = arrange(request, factor: 1, tightening: 0)
    if first.fits { return first.layout }
    var last = first
    var tightening: CGFloat = 0
    if request.allowsTightening {
      for step in 1...Tightening.steps {
        tightening = Tightening.amount(step: step)
        last = arrange(request, factor: 1, tightening: tightening)
        if last.fits { return last.layout }
      }
    }
    guard request.minimumScaleFactor < 1 else { return last.layout }
    let minimum = max(request.minimumScaleFactor, 0.001)
    var best: Arrangement?
    let factor = MinimumScale.factor(minimum: minimum) { factor in
      let arrangement = arrange(request, factor: factor, tightening: tightening)
      if arrangement.fits { best = arrangement }
      return arrangement.fits
    }
    return (best ?? arrange(request, factor: factor, tightening: tightening)).layout
  }

  private func arrange(
    _ request: TextRequest, factor: CGFloat, tightening: CGFloat
  ) -> Arrangement {
    let arranger = LineArranger(
      request: request, shaped: shape(request.runs, factor: factor, request: request),
      factor: factor, tightening: tightening,
      ellipsis: { run in
        let ellipsis = TextRequest.Run(
          content: .text("…"), font: request.runs[run].font, tracking: request.runs[run].tracking,
          baselineOffset: request.runs[run].baselineOffset)
        return self.shape([ellipsis], factor: factor, request: request)
      })
    return arranger.arrange()
  }

  private func shape(
    _ runs: [TextRequest.Run], factor: CGFloat, request: TextRequest
  ) -> ShapedText {
    let key = ShapeKey(
      runs: runs, factor: factor, isRightToLeft: request.isRightToLeft, language: request.language)
    if let shaped = shapes[key] { return shaped }
    let shaped = TextShaper(
      fonts: fonts, runs: runs, factor: factor, isRightToLeft: request.isRightToLeft,
      language: request.language
    ).shape()
    shapes[key] = shaped
    return shaped
  }
}

/// How far `allowsTightening` draws letters together: in four steps up to 0.03 em. A choice of Islet.
enum Tightening {
  static let steps = 4

  /// In em, taken from every glyph.
  static func amount(step: Int) -> CGFloat {
    0.03 * CGFloat(step) / CGFloat(steps)
  }
}

/// The factor that `minimumScaleFactor` arrives at.
enum MinimumScale {
  /// Seven halvings between the minimum and 1; the result is the largest tested factor that fits,
  /// or the minimum. Measured from pictures that SwiftUI drew (8 readings).
  static func factor(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    var low = minimum
    var high: CGFloat = 1
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
