import Foundation
import Testing

@testable import Drawing

@Suite("Files")
struct FileTests {
  private let studio = Studio()

  private var list: DisplayList {
    let text = studio.engine.layout(body("Ready at 9 😀"))
    let disc = DisplayItem.fill(
      .circle(center: CGPoint(x: 60, y: 60), radius: 20),
      .angular(
        stops: [
          GradientStop(color: .black, location: 0),
          GradientStop(color: RGBA(0, 122, 255), location: 1),
        ], center: CGPoint(x: 60, y: 60), startAngle: 0, endAngle: 2 * .pi), .nonZero)
    let shadow = DisplayItem.group(
      .shadow(color: RGBA.black.opacity(0.33), radius: 4, offset: .zero), [disc])
    return DisplayList(
      size: CGSize(width: 120, height: 100), items: text.items(x: 4, y: 4) + [shadow])
  }

  @Test("The same list gives the same bytes, also from new objects")
  func deterministic() throws {
    let other = Studio()
    #expect(try studio.renderer.png(list, scale: 3) == other.renderer.png(list, scale: 3))
    #expect(try studio.renderer.svg(list) == other.renderer.svg(list))
    #expect(try studio.renderer.pdf(list) == other.renderer.pdf(list))
  }

  @Test("A PNG holds nothing but the picture", arguments: [RGBA.white, nil])
  func chunks(background: RGBA?) throws {
    let png = [UInt8](try studio.renderer.png(list, scale: 3, background: background))
    var names: [String] = []
    var offset = 8
    while offset + 8 <= png.count {
      let length = png[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: png[(offset + 4)..<(offset + 8)], as: UTF8.self))
      offset += length + 12
    }
    #expect(Set(names) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test("A PNG read again has the pixels that were drawn", arguments: [RGBA.white, nil])
  func roundTrip(background: RGBA?) throws {
    let png = try studio.renderer.png(list, scale: 2, background: background)
    let drawn = try studio.renderer.bitmap(list, scale: 2, background: background)
    let image = DisplayItem.image(
      ImagePlacement(
        image: .data(png), frame: CGRect(x: 0, y: 0, width: 240, height: 200),
        interpolation: .none))
    let again = try studio.renderer.bitmap(
      DisplayList(size: CGSize(width: 240, height: 200), items: [image]), scale: 1)
    let differences = zip(drawn.bytes, again.bytes).map { abs(Int($0) - Int($1)) }
    // Colours of nearly clear pixels are rounded once more.
    let opaque = stride(from: 0, to: drawn.bytes.count, by: 4)
      .filter { drawn.bytes[$0 + 3] > 200 }
    #expect(opaque.allSatisfy { start in (0..<4).allSatisfy { differences[start + $0] <= 2 } })
    #expect(!opaque.isEmpty)
  }

  @Test("An SVG drawn by another program looks like the PNG")
  func svgLooksLikePNG() throws {
    let shapes: [DisplayItem] = [
      .fill(
        .roundedRectangle(
          CGRect(x: 10, y: 10, width: 80, height: 80), radius: 20, continuous: true),
        .linear(
          stops: [
            GradientStop(color: RGBA(255, 0, 0), location: 0),
            GradientStop(color: RGBA(0, 0, 255), location: 1),
          ], start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0)), .nonZero),
      .group(
        .opacity(0.5),
        [.fill(.circle(center: CGPoint(x: 50, y: 50), radius: 20), .color(.black), .nonZero)]),
    ]
    let list = DisplayList(size: CGSize(width: 100, height: 100), items: shapes)
    let drawn = try studio.renderer.bitmap(list, scale: 1, background: .white)
    let svg = try studio.renderer.svg(list, background: .white)
    let image = DisplayItem.image(
      ImagePlacement(image: .data(svg), frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let again = try studio.renderer.bitmap(
      DisplayList(size: CGSize(width: 100, height: 100), items: [image]), scale: 1)
    for (x, y) in [(2, 2), (20, 50), (50, 50), (80, 50), (50, 15)] {
      let difference = zip(drawn[x, y], again[x, y]).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(difference <= 3)
    }
  }

  @Test("A PDF begins as one and carries no time of its making")
  func pdf() throws {
    let pdf = String(decoding: try studio.renderer.pdf(list), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.contains("/CreationDate (20000101000000Z)"))
    #expect(pdf.contains("/MediaBox [ 0 0 120 100 ]"))
  }

  @Test(
    "Numbers are written alike everywhere",
    arguments: [
      (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (2.999999, "3"), (-0.001, "0"),
      (1234.5678, "1234.57"),
    ])
  func decimals(value: CGFloat, text: String) {
    #expect(DecimalText.text(value, digits: 2) == text)
  }
}
