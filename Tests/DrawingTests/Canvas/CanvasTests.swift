import Foundation
import Testing

@testable import Drawing

@Suite("Pixels")
struct CanvasTests {
  private let studio = Studio()

  private func bitmap(
    _ items: [DisplayItem], width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1,
    background: RGBA? = nil
  ) throws -> Bitmap {
    try studio.renderer.bitmap(
      DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale,
      background: background)
  }

  private func rectangle(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint
  ) -> DisplayItem {
    .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), paint, .nonZero)
  }

  private let red = RGBA(255, 0, 0)
  private let blue = RGBA(0, 0, 255)

  private func near(_ pixel: [UInt8], _ expected: [Int], by tolerance: Int = 1) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test("A rectangle covers whole pixels at its scale")
  func scale() throws {
    let picture = try bitmap([rectangle(1, 1, 1, 1, .color(red))], width: 3, height: 3, scale: 3)
    #expect(picture.width == 9)
    #expect(picture.inkedColumns == 3...5)
    #expect(picture[4, 4] == [255, 0, 0, 255])
    #expect(picture[2, 4] == [0, 0, 0, 0])
  }

  @Test("A line of one point is two full rows between two half covered ones at 3×")
  func hairline() throws {
    let line = Outline([.move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 10, y: 2))])
    let picture = try bitmap(
      [.stroke(line, .color(.black), StrokeOptions(width: 1))], width: 10, height: 4, scale: 3)
    #expect(
      (3...8).map { near([picture[15, $0][3]], [[0, 128, 255, 255, 128, 0][$0 - 3]]) }
        == Array(repeating: true, count: 6))
  }

  private var stops: [GradientStop] {
    [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
  }

  @Test(
    "A linear gradient is mixed at the middle of each pixel",
    arguments: [
      (0, 0.005), (49, 0.495), (99, 0.995),
    ])
  func linear(x: Int, share: Double) throws {
    let paint = Paint.linear(
      stops: stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let pixel = try bitmap([rectangle(0, 0, 100, 100, paint)])[x, 50]
    #expect(near(pixel, [Int(255 * (1 - share)), 0, Int(255 * share), 255], by: 2))
  }

  @Test("A radial gradient depends on the distance from the middle")
  func radial() throws {
    let paint = Paint.radial(
      stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
    let picture = try bitmap([rectangle(0, 0, 100, 100, paint)])
    #expect(picture[50, 50] == [255, 0, 0, 255])
    #expect(picture[2, 50] == [0, 0, 255, 255])
    // 24.5 from the middle: (24.5 − 10) ÷ 30.
    #expect(near(picture[74, 50], [132, 0, 123, 255], by: 4))
  }

  @Test("An elliptical gradient is stretched over its bounds")
  func elliptical() throws {
    let paint = Paint.elliptical(
      stops: stops, bounds: CGRect(x: 0, y: 0, width: 100, height: 50),
      center: CGPoint(x: 50, y: 25), startFraction: 0, endFraction: 0.5)
    let picture = try bitmap([rectangle(0, 0, 100, 50, paint)], height: 50)
    // Half way to the edge along both axes.
    #expect(near(picture[75, 25], [127, 0, 127, 255], by: 4))
    #expect(near(picture[50, 37], [127, 0, 127, 255], by: 6))
  }

  @Test(
    "An angular gradient runs clockwise from 3 o'clock",
    arguments: [
      (80, 50, 0.0), (50, 80, 0.25), (20, 50, 0.5), (50, 20, 0.75),
    ])
  func angular(x: Int, y: Int, share: Double) throws {
    let paint = Paint.angular(
      stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
    let pixel = try bitmap([rectangle(0, 0, 100, 100, paint)])[x, y]
    #expect(near(pixel, [Int(255 * (1 - share)), 0, Int(255 * share), 255], by: 3))
  }

  @Test(
    "Where an angular gradient does not reach, the nearer end's colour is seen",
    arguments: [
      (10.0, 0.1), (180, 1), (350, 0), (100, 1),
    ])
  func partOfACircle(degrees: Double, share: Double) {
    let gradient = AngularGradient(stops: stops, center: .zero, startAngle: 0, endAngle: .pi / 1.8)
    let angle = degrees * .pi / 180
    #expect(abs(gradient.location(dx: cos(angle), dy: sin(angle)) - share) < 1e-6)
  }

  @Test("A colour fades out without going grey")
  func fade() throws {
    let paint = Paint.linear(
      stops: [
        GradientStop(color: red, location: 0), GradientStop(color: .clear, location: 1),
      ], start: .zero, end: CGPoint(x: 100, y: 0))
    let pixel = try bitmap([rectangle(0, 0, 100, 100, paint)])[50, 50]
    #expect(near(pixel, [255, 0, 0, 126], by: 3))
  }

  @Test("18.8: A shadow is a Gaussian of 0.92 radii, cut at 1.9 radii")
  func shadow() throws {
    let shadow = GroupEffect.shadow(
      color: RGBA.black.opacity(0.33), radius: 8, offset: CGSize(width: 0, height: 60))
    let picture = try bitmap(
      [.group(shadow, [rectangle(0, 0, 100, 40, .color(red))])], height: 140)
    // The shadow's upper edge lies at 60. Half a pixel inside, the share of the bell curve is
    // 0.5 + 0.0271 ÷ 0.961; 0.33 × 0.528 × 255 = 44.4.
    #expect(near([picture[50, 60][3]], [44], by: 1))
    #expect(near([picture[50, 59][3]], [40], by: 1))
    #expect(near([picture[50, 80][3]], [84], by: 1))
    #expect(picture[50, 44][3] == 0)
    #expect(picture[50, 46][3] > 0)
    #expect(picture[50, 20] == [255, 0, 0, 255])
  }

  @Test("18.8: A wide shadow, drawn with coarser pixels, has the same profile")
  func wideShadow() throws {
    let shadow = GroupEffect.shadow(
      color: RGBA.black.opacity(0.33), radius: 12, offset: CGSize(width: 0, height: 200))
    let picture = try bitmap(
      [.group(shadow, [rectangle(-50, 0, 200, 100, .color(red))])], height: 300, scale: 3)
    // The deviation is 33.12 pixels. At the edge half is seen, one deviation inside
    // 0.5 + 0.3413 ÷ 0.9611 of it: 0.33 × 0.8551 × 255 = 72.
    #expect(near([picture[150, 600][3]], [42], by: 2))
    #expect(near([picture[150, 633][3]], [72], by: 2))
    #expect(near([picture[150, 566][3]], [12], by: 2))
    #expect(picture[150, 525][3] == 0)
  }

  @Test("A blur keeps the middle and spreads the edge evenly")
  func blur() throws {
    let picture = try bitmap([
      .group(.blur(radius: 4), [rectangle(30, -50, 40, 200, .color(red))])
    ])
    #expect(picture[50, 50] == [255, 0, 0, 255])
    #expect(near([picture[29, 50][3]], [255 - Int(picture[30, 50][3])], by: 1))
    #expect(picture[17, 50][3] == 0)
  }

  @Test("Opacity applies to the group as a whole")
  func opacity() throws {
    let picture = try bitmap([
      .group(
        .opacity(0.5),
        [rectangle(0, 0, 100, 100, .color(red)), rectangle(0, 0, 100, 100, .color(blue))])
    ])
    #expect(near(picture[50, 50], [0, 0, 255, 128]))
  }

  @Test("A mask shows by alpha, whatever its colour")
  func mask() throws {
    let picture = try bitmap([
      .group(
        .mask([rectangle(0, 0, 50, 100, .color(RGBA.black.opacity(0.5)))]),
        [rectangle(0, 0, 100, 100, .color(red))])
    ])
    #expect(near(picture[25, 50], [255, 0, 0, 128]))
    #expect(picture[75, 50][3] == 0)
  }

  @Test("A clip cuts sharply")
  func clip() throws {
    let outline = Outline.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20))
    let picture = try bitmap([
      .group(.clip(outline, .nonZero), [rectangle(0, 0, 100, 100, .color(red))])
    ])
    #expect(picture.inkedColumns == 10...29)
    #expect(picture.inkedRows == 10...29)
  }

  @Test("A colour matrix works on colours before their alpha")
  func colorMatrix() throws {
    // Swaps red and blue and halves the alpha.
    let matrix = ColorMatrix(rows: [
      0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0,
    ])
    let picture = try bitmap([
      .group(.colorMatrix(matrix), [rectangle(0, 0, 100, 100, .color(red))])
    ])
    #expect(near(picture[50, 50], [0, 0, 255, 128]))
  }

  private static let blends: [(BlendMode, [Int])] = [
    (.multiply, [100, 0, 0, 255]), (.screen, [255, 100, 50, 255]),
    (.plusLighter, [255, 100, 50, 255]), (.plusDarker, [100, 0, 0, 255]),
    (.darken, [100, 0, 0, 255]), (.lighten, [255, 100, 50, 255]),
    (.difference, [155, 100, 50, 255]), (.destinationOver, [100, 100, 50, 255]),
    (.destinationOut, [0, 0, 0, 0]), (.sourceAtop, [255, 0, 0, 255]),
  ]

  @Test("Blend modes mix red over brown", arguments: blends)
  func blend(mode: BlendMode, expected: [Int]) throws {
    let picture = try bitmap([
      rectangle(0, 0, 100, 100, .color(RGBA(100, 100, 50))),
      .group(.blend(mode), [rectangle(0, 0, 100, 100, .color(red))]),
    ])
    #expect(near(picture[50, 50], expected))
  }

  @Test("A transform moves, turns and scales what it holds")
  func transform() throws {
    let turn = AffineTransform2D.rotation(radians: .pi / 2)
      .concatenating(.translation(x: 50, y: 0))
    let picture = try bitmap([
      .group(.transform(turn), [rectangle(10, 0, 20, 10, .color(red))])
    ])
    #expect(picture.inkedColumns == 40...49)
    #expect(picture.inkedRows == 10...29)
  }

  @Test("A flattened plane shows nothing and spoils nothing")
  func flatTransform() throws {
    let picture = try bitmap([
      .group(.transform(.scale(x: 0, y: 1)), [rectangle(0, 0, 50, 50, .color(red))]),
      rectangle(0, 0, 10, 10, .color(blue)),
    ])
    #expect(picture.inkedColumns == 0...9)
  }

  @Test(
    "Glyphs go to whole, half and quarter pixels by their size",
    arguments: [
      (36.0, GlyphSnapping.whole), (35, .whole), (32, .half), (23.3, .half), (16.5, .quarter),
    ])
  func snapping(pixelsPerEm: CGFloat, snapping: GlyphSnapping) {
    #expect(GlyphSnapping(pixelsPerEm: pixelsPerEm) == snapping)
  }

  @Test("18.1: Halves are snapped upwards")
  func snapUp() {
    #expect(GlyphSnapping.whole.snap(89.5) == 90)
    #expect(GlyphSnapping.half.snap(10.25) == 10.5)
    #expect(GlyphSnapping.quarter.snap(10.1) == 10)
  }

  @Test("The same letter has the same pixels wherever it lies in a line of 12 points at 3×")
  func sameLetterSamePixels() throws {
    let layout = studio.engine.layout(request("nnn", Style.caption.font()))
    let list = DisplayList(size: layout.size, items: layout.items())
    let picture = try studio.renderer.bitmap(list, scale: 3)
    let columns = (0..<picture.width).map { x in
      (0..<picture.height).map { picture[x, $0][3] }
    }
    let blank = [UInt8](repeating: 0, count: picture.height)
    let letters = columns.split(separator: blank).map(Array.init)
    #expect(letters.count == 3)
    #expect(letters[0] == letters[1])
    #expect(letters[1] == letters[2])
  }

  @Test(
    "Senseless sizes are refused",
    arguments: [
      CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: 1e5, height: 1e5),
      CGSize(width: CGFloat.infinity, height: 1),
    ])
  func senselessSizes(size: CGSize) {
    #expect(throws: RenderError.self) {
      try studio.renderer.png(DisplayList(size: size), scale: 3)
    }
  }
}
