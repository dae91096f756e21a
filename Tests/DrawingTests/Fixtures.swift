import Drawing
import Foundation

/// What most tests draw with. Made anew for every test, so that none sees another's caches.
struct Studio {
  let fonts = FontLibrary()
  let images = ImageStore()
  let engine: TextEngine
  let renderer: Renderer

  init() {
    engine = TextEngine(fonts: fonts)
    renderer = Renderer(fonts: fonts, images: images)
  }
}

/// The text styles at the size Large.
enum Style: String, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2

  var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  func font(weight: Int? = nil, isMono: Bool = false) -> FontSpec {
    FontSpec(
      size: size, weight: weight ?? (self == .headline ? 600 : 400), monospacedDigits: isMono,
      textStyle: rawValue)
  }
}

func request(_ text: String, _ font: FontSpec, width: CGFloat? = nil) -> TextRequest {
  TextRequest(runs: [TextRequest.Run(content: .text(text), font: font)], width: width)
}

func body(_ text: String, width: CGFloat? = nil) -> TextRequest {
  request(text, Style.body.font(), width: width)
}

extension TextLayout {
  /// The glyphs as display items, moved to a place.
  func items(x: CGFloat = 0, y: CGFloat = 0, color: RGBA = .black) -> [DisplayItem] {
    let glyphs = lines.flatMap(\.fragments).compactMap { fragment -> DisplayItem? in
      guard case .glyphs(let run) = fragment.content else { return nil }
      return .glyphs(run, .color(color))
    }
    return [.group(.transform(.translation(x: x, y: y)), glyphs)]
  }
}

extension Bitmap {
  /// The first and last column with ink, counted from the left.
  var inkedColumns: ClosedRange<Int>? {
    let columns = (0..<width).filter { x in
      (0..<height).contains { y in bytes[(y * width + x) * 4 + 3] >= 32 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// The first and last row with ink, counted from the top.
  var inkedRows: ClosedRange<Int>? {
    let rows = (0..<height).filter { y in
      (0..<width).contains { x in bytes[(y * width + x) * 4 + 3] >= 32 }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }
}
