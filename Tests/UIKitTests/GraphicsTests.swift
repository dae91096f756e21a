import Drawing
import Foundation
import Testing
import UIKit

/// The colour of a pixel, counted from the top left.
private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
  let cgImage = try #require(image.cgImage)
  let size = CGSize(width: cgImage.width, height: cgImage.height)
  let placement = ImagePlacement(
    image: cgImage.reference, frame: CGRect(origin: .zero, size: size), interpolation: .none)
  let renderer = Renderer(fonts: FontLibrary(applicationFonts: []), images: ImageStore())
  return try renderer.bitmap(DisplayList(size: size, items: [.image(placement)]), scale: 1)[x, y]
}

struct GraphicsTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }()

  @Test("A renderer draws with y downwards, in its scale")
  func renderer() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 3, width: 4, height: 1)).fill()
      }
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 8)
    #expect(try pixel(image, 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(image, 0, 7) == [0, 0, 255, 255])
    #expect(try pixel(image, 0, 4) == [0, 0, 0, 0])
  }

  @Test("The functions of C draw into the last context that was begun")
  func contexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(try pixel(image, 0, 0) == [0, 255, 0, 255])
    // An opaque picture begins black.
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 255])
  }

  /// Red above, blue below.
  private var flag: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
    }
  }

  @Test(
    "Pixels that lie turned are turned upright (EXIF)",
    arguments: [
      (UIImage.Orientation.up, 2, 0, 0), (.down, 2, 0, 3), (.upMirrored, 2, 0, 0),
      (.downMirrored, 2, 0, 3),
      // The upper side of the pixels is the right one of the picture, or the left one.
      (.right, 4, 3, 0), (.left, 4, 0, 0), (.leftMirrored, 4, 3, 0), (.rightMirrored, 4, 0, 0),
    ])
  func orientations(orientation: UIImage.Orientation, width: CGFloat, x: Int, y: Int) throws {
    let pixels = try #require(flag.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size.width == width)
    #expect(try pixel(image, x, y) == [255, 0, 0, 255])
  }

  @Test("Files have the format that is asked for, and are read again")
  func files() throws {
    let png = try #require(flag.pngData())
    #expect(ImageFormat(png) == .png)
    let read = try #require(UIImage(data: png))
    #expect(read.size == CGSize(width: 2, height: 4))
    let jpeg = try #require(flag.jpegData(compressionQuality: 0.9))
    #expect(ImageFormat(jpeg) == .jpeg)
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 2, height: 4))
    #expect(UIImage().pngData() == nil)
  }

  @Test("A thumbnail has the size that is asked for")
  func thumbnail() throws {
    let small = try #require(flag.preparingThumbnail(of: CGSize(width: 1, height: 2)))
    #expect(small.size == CGSize(width: 1, height: 2))
    #expect(try pixel(small, 0, 0) == [255, 0, 0, 255])
  }

  @Test("A configuration says how large a symbol is, and the last one wins")
  func configurations() throws {
    let small = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
    let large = small.applying(UIImage.SymbolConfiguration(pointSize: 40))
    let first = try #require(UIImage(systemName: "star.fill", withConfiguration: small))
    let second = try #require(UIImage(systemName: "star.fill", withConfiguration: large))
    #expect(second.size.width > 3 * first.size.width)
    #expect(large.weight == .bold)
    #expect(UIImage(systemName: "no.such.symbol", withConfiguration: small) == nil)
  }

  @Test("Descriptors read weight, size and variation axes")
  func descriptors() {
    let base = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = base.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20,
    ])
    #expect(bold.pointSize == 20)
    #expect(bold.symbolicTraits.contains(.traitBold))
    // wght 760 is nearest to 800, wdth 132 is a fifth wider.
    let axes = base.addingAttributes([
      kCTFontVariationAttribute: [0x7767_6874: 760, 0x7764_7468: 132]
    ])
    #expect(axes.spec.weight == 800)
    #expect(axes.spec.width == 0.2)
  }

  @Test("Insets make a rectangle smaller")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("A path with some round corners has the bounds of its rectangle")
  func paths() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(path.bounds == rect)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 5)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("The app is in front, opens nothing and runs no work in the background")
  @MainActor func application() async {
    #expect(UIApplication.shared.applicationState == .active)
    #expect(!UIApplication.shared.canOpenURL(URL(string: "https://example.com")!))
    #expect(UIApplication.shared.beginBackgroundTask {} == .invalid)
    #expect(await !UIApplication.shared.open(URL(string: "https://example.com")!))
  }

  @Test("Views know their place among others")
  @MainActor func views() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel()
    label.text = "Tram"
    outer.addSubview(label)
    #expect(label.superview === outer)
    #expect(outer.subviews.count == 1)
    #expect(label.intrinsicContentSize.height > 0)
    label.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
  }
}
