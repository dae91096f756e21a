import Foundation
import Testing

@testable import Drawing

@Suite("Images")
struct ImageTests {
  private let studio = Studio()

  /// Two by two pixels: red, green over blue, white.
  private func picture() throws -> Data {
    let colors: [RGBA] = [RGBA(255, 0, 0), RGBA(0, 255, 0), RGBA(0, 0, 255), .white]
    let items = colors.enumerated().map { index, color in
      DisplayItem.fill(
        .rectangle(CGRect(x: index % 2, y: index / 2, width: 1, height: 1)), .color(color),
        .nonZero)
    }
    return try studio.renderer.png(
      DisplayList(size: CGSize(width: 2, height: 2), items: items), scale: 1)
  }

  private func draw(_ placement: ImagePlacement, size: CGFloat) throws -> Bitmap {
    try studio.renderer.bitmap(
      DisplayList(size: CGSize(width: size, height: size), items: [.image(placement)]), scale: 1)
  }

  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">
    <rect width="24" height="12" fill="#ff0000"/></svg>
    """

  @Test("Sizes are pixels, and points for SVG")
  func sizes() throws {
    #expect(
      try studio.images.size(of: .data(try picture())) == CGSize(width: 2, height: 2))
    #expect(
      try studio.images.size(of: .data(Data(svg.utf8))) == CGSize(width: 24, height: 12))
  }

  @Test("A JPEG is read")
  func jpeg() throws {
    // One grey pixel.
    let bytes = """
      /9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJ\
      DRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=
      """
    let data = try #require(Data(base64Encoded: bytes))
    #expect(ImageFormat(data) == .jpeg)
    #expect(try studio.images.size(of: .data(data)) == CGSize(width: 1, height: 1))
  }

  @Test("A picture is stretched over its frame")
  func stretched() throws {
    let placement = ImagePlacement(
      image: .data(try picture()), frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      interpolation: .none)
    let drawn = try draw(placement, size: 20)
    #expect(drawn[3, 3] == [255, 0, 0, 255])
    #expect(drawn[15, 3] == [0, 255, 0, 255])
    #expect(drawn[3, 15] == [0, 0, 255, 255])
  }

  @Test("A mirrored picture has its left side on the right")
  func mirrored() throws {
    let placement = ImagePlacement(
      image: .data(try picture()), frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      interpolation: .none, isMirrored: true)
    #expect(try draw(placement, size: 20)[15, 3] == [255, 0, 0, 255])
  }

  @Test("A tiled picture repeats at its own size")
  func tiled() throws {
    let placement = ImagePlacement(
      image: .data(try picture()), frame: CGRect(x: 0, y: 0, width: 8, height: 8),
      interpolation: .none, isTiled: true)
    let drawn = try draw(placement, size: 8)
    for (x, y) in [(0, 0), (2, 0), (6, 4)] { #expect(drawn[x, y] == [255, 0, 0, 255]) }
    #expect(drawn[3, 2] == [0, 255, 0, 255])
  }

  @Test("A template is filled with a paint where the picture has alpha")
  func template() throws {
    let placement = ImagePlacement(
      image: .data(try picture()), frame: CGRect(x: 0, y: 0, width: 20, height: 20),
      template: .color(RGBA(0, 122, 255)))
    let drawn = try draw(placement, size: 30)
    #expect(drawn[10, 10] == [0, 122, 255, 255])
    #expect(drawn[25, 25][3] == 0)
  }

  @Test("Borders keep their size, the middle is stretched")
  func capInsets() {
    let patches = ImagePatch.patches(
      image: CGSize(width: 30, height: 30), frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      insets: [5, 5, 5, 5], pixelsPerPoint: 2)
    #expect(patches.count == 9)
    #expect(
      patches[0]
        == ImagePatch(
          source: CGRect(x: 0, y: 0, width: 10, height: 10),
          target: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(
      patches[4]
        == ImagePatch(
          source: CGRect(x: 10, y: 10, width: 10, height: 10),
          target: CGRect(x: 5, y: 5, width: 90, height: 40)))
  }

  @Test("An SVG is drawn sharply at any size")
  func vector() throws {
    let placement = ImagePlacement(
      image: .data(Data(svg.utf8)), frame: CGRect(x: 0, y: 0, width: 48, height: 24))
    let drawn = try draw(placement, size: 48)
    #expect(drawn[47, 23] == [255, 0, 0, 255])
    #expect(drawn[47, 24][3] == 0)
  }

  @Test("What cannot be read is told apart")
  func errors() {
    let store = studio.images
    #expect(throws: ImageError.missing(path: "/nowhere/logo.png")) {
      try store.size(of: .file("/nowhere/logo.png"))
    }
    let pdf = ImageReference.data(Data("%PDF-1.7".utf8))
    #expect(throws: ImageError.unsupported(format: "PDF", source: "given as 8 bytes")) {
      try store.size(of: pdf)
    }
    let heic = ImageReference.data(Data([0, 0, 0, 24]) + Data("ftypheic0000".utf8))
    #expect(throws: ImageError.unsupported(format: "HEIC", source: "given as 16 bytes")) {
      try store.size(of: heic)
    }
    let large = ImageReference.data(Data(count: ImageStore.largestFile + 1))
    #expect(throws: ImageError.tooLarge(source: "given as 67108865 bytes")) {
      try store.size(of: large)
    }
    for damaged in [Data("no picture".utf8), Data(), Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])] {
      #expect {
        try store.size(of: .data(damaged))
      } throws: { error in
        if case ImageError.unreadable = error { return true }
        return false
      }
    }
  }

  @Test("A picture with too many pixels is refused before it is unpacked")
  func tooManyPixels() {
    let wide = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"></svg>
      """
    #expect(throws: ImageError.tooLarge(source: "given as \(wide.utf8.count) bytes")) {
      try studio.images.size(of: .data(Data(wide.utf8)))
    }
  }

  @Test("A PNG that claims too many pixels is refused before memory is taken for it")
  func pngBomb() {
    func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let checked = Array(name.utf8) + content
      var sum: UInt32 = .max
      for byte in checked {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return bytes(UInt32(content.count)) + checked + bytes(~sum)
    }
    let png =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(30_000) + bytes(30_000) + [8, 6, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + chunk("IEND", [])
    let data = Data(png)
    #expect(throws: ImageError.tooLarge(source: "given as \(data.count) bytes")) {
      try studio.images.size(of: .data(data))
    }
  }

  @Test("A file that is written again is read again")
  func changedFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for side in [10, 200] {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"5\"/>"
      try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
      let size = try studio.images.size(of: .file(path))
      #expect(size == CGSize(width: side, height: 5))
    }
  }
}
