import Foundation

/// Writes display items as SVG: shapes and gradients as such, letters as outlines, so that the
/// picture looks the same where the fonts are missing.
///
/// Names are counted up, so that the same list gives the same text.
struct SVGWriter {
  let fonts: FontLibrary
  let images: ImageStore
  /// Pixels per point of parts that SVG has no vectors for.
  let rasterScale: CGFloat
  private var definitions: [String] = []
  private var count = 0

  init(fonts: FontLibrary, images: ImageStore, rasterScale: CGFloat) {
    self.fonts = fonts
    self.images = images
    self.rasterScale = rasterScale
  }

  /// The whole document.
  mutating func document(_ list: DisplayList, background: RGBA?) throws -> String {
    let width = number(list.size.width)
    let height = number(list.size.height)
    let body = try markup(list.items)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    if !definitions.isEmpty {
      lines.append("<defs>\n" + definitions.joined(separator: "\n") + "\n</defs>")
    }
    if let background {
      lines.append("<rect width=\"\(width)\" height=\"\(height)\"\(fill(background))/>")
    }
    lines.append(body)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Items one after the other. What some blend modes do to the items below them is said with
  /// masks, for SVG lacks those modes.
  mutating func markup(_ items: [DisplayItem]) throws -> String {
    var below = ""
    for item in items {
      guard case .group(.blend(let mode), let children) = item else {
        below += try markup(item)
        continue
      }
      let content = try markup(children)
      switch mode {
      case .destinationOut:
        let black = define("filter", " color-interpolation-filters=\"sRGB\"") {
          "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>"
        }
        let mask = define("mask", Self.everywhere) {
          "<rect x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\" fill=\"#fff\"/>"
            + "<g filter=\"url(#\(black))\">\(content)</g>"
        }
        below = "<g mask=\"url(#\(mask))\">\(below)</g>"
      case .destinationOver:
        below = content + below
      case .sourceAtop:
        let covered = below
        let mask = define("mask", Self.everywhere + Self.byAlpha) { covered }
        below += "<g mask=\"url(#\(mask))\">\(content)</g>"
      case .normal:
        below += "<g style=\"isolation:isolate\">\(content)</g>"
      default:
        below += "<g style=\"mix-blend-mode:\(mode.css)\">\(content)</g>"
      }
    }
    return below
  }

  static let everywhere =
    " maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\""
  static let byAlpha = " style=\"mask-type:alpha\""

  private mutating func markup(_ item: DisplayItem) throws -> String {
    switch item {
    case .fill(let outline, let paint, let rule):
      let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      return try painted(
        paint, bounds: outline.bounds, attribute: "fill",
        shape: "<path d=\"\(path(outline))\"\(rule)")
    case .stroke(let outline, let paint, let options):
      let bounds = outline.bounds?.insetBy(dx: -options.width, dy: -options.width)
      return try painted(
        paint, bounds: bounds, attribute: "stroke",
        shape: "<path d=\"\(path(outline))\" fill=\"none\"\(attributes(options))")
    case .glyphs(let run, let paint):
      let outline = fonts.outline(of: run)
      if outline.isEmpty { return try picture(of: [item]) }
      return try painted(
        paint, bounds: outline.bounds, attribute: "fill", shape: "<path d=\"\(path(outline))\"")
    case .image(let placement):
      return try markup(placement)
    case .group(let effect, let items):
      return try markup(effect, items)
    case .element(let element, let items):
      let content = try markup(items)
      guard let label = element.accessibilityLabel ?? element.content, !content.isEmpty else {
        return content
      }
      return "<g role=\"img\" aria-label=\"\(escaped(label))\">\(content)</g>\n"
    }
  }

  // MARK: - Parts

  /// Enters a definition and answers its name.
  mutating func define(_ tag: String, _ attributes: String, content: () -> String) -> String {
    count += 1
    let name = "\(tag.prefix(1))\(count)"
    definitions.append("<\(tag) id=\"\(name)\"\(attributes)>\(content())</\(tag)>")
    return name
  }

  /// Items drawn as pixels and put in as an image.
  func picture(of items: [DisplayItem]) throws -> String {
    guard let bounds = items.inkBounds(fonts: fonts), bounds.width > 0, bounds.height > 0 else {
      return ""
    }
    let area = bounds.integral
    let moved = DisplayItem.group(
      .transform(.translation(x: -area.minX, y: -area.minY)), items)
    let list = DisplayList(size: area.size, items: [moved])
    let png = try Renderer(fonts: fonts, images: images).png(list, scale: rasterScale)
    return image(png, type: "png", in: area)
  }

  func image(_ data: Data, type: String, in frame: CGRect, more: String = "") -> String {
    "<image x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
      + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
      + " preserveAspectRatio=\"none\"\(more)"
      + " href=\"data:image/\(type);base64,\(data.base64EncodedString())\"/>\n"
  }

  private func attributes(_ options: StrokeOptions) -> String {
    var text = " stroke-width=\"\(number(options.width))\""
    if options.cap != .butt { text += " stroke-linecap=\"\(options.cap.rawValue)\"" }
    if options.join != .miter {
      text += " stroke-linejoin=\"\(options.join.rawValue)\""
    } else {
      text += " stroke-miterlimit=\"\(number(options.miterLimit))\""
    }
    if options.dash.contains(where: { $0 > 0 }) {
      let dash = options.dash.map { number(max($0, 0)) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dash)\" stroke-dashoffset=\"\(number(options.dashPhase))\""
    }
    return text
  }

  func path(_ outline: Outline) -> String {
    func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return outline.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let to, let control): "Q\(text(control)) \(text(to))"
      case .curve(let to, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(to))"
      case .close: "Z"
      }
    }.joined()
  }

  func number(_ value: CGFloat) -> String { DecimalText.text(value, digits: 3) }

  func fill(_ color: RGBA) -> String { paint(color, attribute: "fill") }

  func paint(_ color: RGBA, attribute: String) -> String {
    var text = " \(attribute)=\"\(hex(color))\""
    if color.alpha < 1 {
      text += " \(attribute)-opacity=\"\(number(CGFloat(max(color.alpha, 0))))\""
    }
    return text
  }

  func hex(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { value -> String in
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }

  private func escaped(_ text: String) -> String {
    // Control characters are not allowed in XML in any form.
    String(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
      .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension BlendMode {
  /// The mode in the words of CSS; `plus-darker` is known to few readers and becomes `multiply`.
  fileprivate var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "multiply"
    case .sourceAtop, .destinationOver, .destinationOut: "normal"
    default: rawValue
    }
  }
}
