import CoreData
import CoreGraphics
import Drawing
import Foundation
import ImageIO
import QuartzCore
import Testing

/// The colour of a pixel of a picture, counted from the top left.
private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
  let image = try #require(image)
  let size = CGSize(width: image.width, height: image.height)
  let renderer = Renderer(fonts: FontLibrary(applicationFonts: []), images: ImageStore())
  let list = DisplayList(
    size: size,
    items: [
      .image(
        ImagePlacement(
          image: image.reference, frame: CGRect(origin: .zero, size: size), interpolation: .none))
    ])
  return try renderer.bitmap(list, scale: 1)[x, y]
}

private func context(_ side: Int = 4) throws -> CGContext {
  try #require(
    CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  )
}

struct CoreGraphicsTests {
  @Test("In a context of pixels y points up")
  func upwards() throws {
    let context = try context()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = context.makeImage()
    #expect(try pixel(image, 0, 3) == [255, 0, 0, 255])
    #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
  }

  @Test("A state that was saved comes back")
  func states() throws {
    let context = try context()
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.saveGState()
    context.translateBy(x: 2, y: 0)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    #expect(try pixel(context.makeImage(), 0, 0) == [0, 0, 255, 255])
    #expect(try pixel(context.makeImage(), 2, 0) == [0, 0, 0, 0])
  }

  @Test(
    "The modes of Porter and Duff keep what they say",
    arguments: [
      // Inside the green square that is drawn over red in the lower half, and beside it.
      (CGBlendMode.normal, [0, 255, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]),
      (.sourceIn, [0, 255, 0, 255], [0, 0, 0, 0], [255, 0, 0, 255]),
      (.sourceAtop, [0, 255, 0, 255], [0, 0, 0, 0], [255, 0, 0, 255]),
      (.clear, [0, 0, 0, 0], [0, 0, 0, 0], [255, 0, 0, 255]),
      (.sourceOut, [0, 0, 0, 0], [0, 255, 0, 255], [255, 0, 0, 255]),
      (.xor, [0, 0, 0, 0], [0, 255, 0, 255], [255, 0, 0, 255]),
      (.destinationOver, [255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]),
    ] as [(CGBlendMode, [UInt8], [UInt8], [UInt8])])
  func blendModes(mode: CGBlendMode, both: [UInt8], drawn: [UInt8], below: [UInt8]) throws {
    let context = try context()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let image = context.makeImage()
    #expect(try pixel(image, 0, 3) == both)
    #expect(try pixel(image, 0, 0) == drawn)
    #expect(try pixel(image, 3, 3) == below)
  }

  @Test("A clip cuts, and drawing a path begins a new one")
  func clips() throws {
    let context = try context()
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 4))
    context.clip()
    #expect(context.isPathEmpty)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(context.makeImage(), 0, 0) == [255, 255, 255, 255])
    #expect(try pixel(context.makeImage(), 3, 0) == [0, 0, 0, 0])
  }

  @Test("A picture drawn into a context keeps its top at the top")
  func pictures() throws {
    let source = try context()
    source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    source.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let image = try #require(source.makeImage())
    let target = try context()
    target.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(target.makeImage(), 1, 0) == [255, 0, 0, 255])
    #expect(try pixel(target.makeImage(), 1, 3) == [0, 0, 0, 0])
    let upper = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(upper.height == 2)
    #expect(try pixel(upper, 0, 1) == [255, 0, 0, 255])
  }

  @Test("A thumbnail has the longer side that is asked for")
  func thumbnails() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    guard case .data(let png)? = context.makeImage()?.reference else {
      Issue.record("The picture has no bytes.")
      return
    }
    let source = try #require(CGImageSourceCreateWithData(png, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let options: CFDictionary = [
      kCGImageSourceThumbnailMaxPixelSize: 10,
      kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((small.width, small.height) == (10, 5))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("A path knows its points, and closes once")
  func paths() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 4, height: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(CGPath(rect: .zero, transform: nil) == CGPath(rect: .zero, transform: nil))
  }

  @Test("Layers draw their gradients from start to end")
  func layers() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.colors = [CGColor.black, CGColor.black]
    let context = try context()
    layer.render(in: context)
    #expect(try pixel(context.makeImage(), 2, 2) == [0, 0, 0, 255])
  }

  @Test("Managed objects live in their context")
  func managedObjects() throws {
    let container = NSPersistentContainer(name: "Model")
    var isLoaded = false
    container.loadPersistentStores { _, error in isLoaded = error == nil }
    #expect(isLoaded)
    let object = NSManagedObject(context: container.viewContext)
    object.setValue("M10", forKey: "line")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Ride")
    #expect(try container.viewContext.count(for: request) == 1)
    #expect(
      try container.viewContext.fetch(request).first?.value(forKey: "line") as? String == "M10")
    container.viewContext.delete(object)
    #expect(object.isDeleted)
  }
}
