import Foundation

extension SVGWriter {
  mutating func markup(_ effect: GroupEffect, _ items: [DisplayItem]) throws -> String {
    let content = try markup(items)
    guard !content.isEmpty else { return "" }
    switch effect {
    case .opacity(let opacity):
      return "<g opacity=\"\(number(CGFloat(min(max(opacity, 0), 1))))\">\(content)</g>\n"
    case .transform(let t):
      let values = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { DecimalText.text($0, digits: 6) }
      return "<g transform=\"matrix(\(values.joined(separator: " ")))\">\(content)</g>\n"
    case .clip(let outline, let rule):
      let rule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      let outline = path(outline)
      let name = define("clipPath", "") { "<path d=\"\(outline)\"\(rule)/>" }
      return "<g clip-path=\"url(#\(name))\">\(content)</g>\n"
    case .blend, .flatten:
      return "<g style=\"isolation:isolate\">\(content)</g>\n"
    case .shadow(let color, let radius, let offset):
      let reach =
        GaussianBlur.reach(shadowRadius: radius) + abs(offset.width) + abs(offset.height)
      return filtered(content, items, reach: reach) { writer in
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(writer.number(0.92 * radius))\"/>"
          + "<feOffset dx=\"\(writer.number(offset.width))\""
          + " dy=\"\(writer.number(offset.height))\" result=\"shadow\"/>"
          + "<feFlood flood-color=\"\(writer.hex(color))\""
          + " flood-opacity=\"\(writer.number(CGFloat(color.alpha)))\"/>"
          + "<feComposite in2=\"shadow\" operator=\"in\"/>"
          + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      }
    case .blur(let radius):
      return filtered(content, items, reach: GaussianBlur.reach(blurRadius: radius)) { writer in
        "<feGaussianBlur stdDeviation=\"\(writer.number(radius))\"/>"
      }
    case .mask(let mask):
      let shape = try markup(mask)
      let name = define("mask", Self.everywhere + Self.byAlpha) { shape }
      return "<g mask=\"url(#\(name))\">\(content)</g>\n"
    case .colorMatrix(let matrix):
      return filtered(content, items, reach: 0) { writer in
        let values = matrix.rows.map { DecimalText.text(CGFloat($0), digits: 5) }
        return "<feColorMatrix values=\"\(values.joined(separator: " "))\"/>"
      }
    }
  }

  private mutating func filtered(
    _ content: String, _ items: [DisplayItem], reach: CGFloat, steps: (SVGWriter) -> String
  ) -> String {
    guard let bounds = items.inkBounds(fonts: fonts) else { return content }
    let area = bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
    let steps = steps(self)
    let name = define(
      "filter",
      " filterUnits=\"userSpaceOnUse\" x=\"\(number(area.minX))\" y=\"\(number(area.minY))\""
        + " width=\"\(number(area.width))\" height=\"\(number(area.height))\""
        + " color-interpolation-filters=\"sRGB\""
    ) { steps }
    return "<g filter=\"url(#\(name))\">\(content)</g>\n"
  }

  /// A picture: stretched ones as the file they are, the others as pixels.
  mutating func markup(_ placement: ImagePlacement) throws -> String {
    let image = try images.image(placement.image)
    let isPlain =
      placement.template == nil && !placement.isTiled && !placement.isMirrored
      && (placement.capInsets ?? []).allSatisfy { $0 <= 0 }
    guard isPlain, let data = try? images.bytes(of: placement.image) else {
      return try picture(of: [.image(placement)])
    }
    let type: String
    switch ImageFormat(data) {
    case .png: type = "png"
    case .jpeg: type = "jpeg"
    case .svg: type = "svg+xml"
    default: return try picture(of: [.image(placement)])
    }
    guard image.size.width > 0 else { return "" }
    let isSharp = placement.interpolation == .none
    return self.image(
      data, type: type, in: placement.frame,
      more: isSharp ? " style=\"image-rendering:pixelated\"" : "")
  }
}
