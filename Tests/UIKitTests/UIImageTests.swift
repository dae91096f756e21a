import Drawing
import Testing

@testable import UIKit

struct UIImageTests {
  /// 4 by 2 points, as SVG.
  private let picture = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>"#.utf8)

  @Test("The size is in points: pixels divided by the scale")
  func size() throws {
    let plain = try #require(UIImage(data: picture))
    #expect(plain.size == CGSize(width: 4, height: 2))
    let double = try #require(UIImage(data: picture, scale: 2))
    #expect(double.size == CGSize(width: 2, height: 1))
    #expect(double.scale == 2)
  }

  @Test("A file's name tells its scale")
  func scaleOfFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("uiimage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("logo@2x.svg").path
    try picture.write(to: URL(fileURLWithPath: path))
    #expect(try #require(UIImage(contentsOfFile: path)).size == CGSize(width: 2, height: 1))
  }

  @Test("What is no picture makes no image")
  func damaged() {
    #expect(UIImage(data: Data("nothing".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
  }

  @Test("An image without content has no size")
  func empty() {
    #expect(UIImage().size == .zero)
  }
}
