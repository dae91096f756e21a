import ActivityModel
import Foundation
import Testing

/// Numbers are those of the Human Interface Guidelines and of measured screenshots.
@Suite struct DeviceTableTests {
  @Test(
    "A phone is found by what people type",
    arguments: [
      ("iPhone 16 Pro", "iPhone 16 Pro"), ("16 pro", "iPhone 16 Pro"),
      ("iphone-16-pro", "iPhone 16 Pro"), ("IPHONE16PRO", "iPhone 16 Pro"),
      ("iPhone17,1", "iPhone 16 Pro"), ("iphone17,3", "iPhone 16"), ("air", "iPhone Air"),
      ("17e", "iPhone 17e"), ("se 3", "iPhone SE (3rd generation)"),
      ("iPhone SE", "iPhone SE (3rd generation)"),
      ("iPhone SE (2nd generation)", "iPhone SE (2nd generation)"),
      ("iPhone 14 Pro Max", "iPhone 14 Pro Max"), ("x", "iPhone X"),
      ("Apple Watch 41 mm", "Apple Watch 41 mm"), ("watch 41", "Apple Watch 41 mm"),
      ("45mm", "Apple Watch 45 mm"), ("Apple Watch", "Apple Watch 45 mm"),
      ("carplay", "CarPlay 240 × 78"), ("CarPlay 170x78", "CarPlay 170 × 78"),
      ("ipad mini", "iPad mini 8.3-inch"), ("ipad-pro-11", "iPad Pro 11-inch"),
      ("iPad Pro", "iPad Pro 13-inch (M4)"), ("iPad", "iPad (A16)"), ("mac", "Mac"),
    ])
  func finding(typed: String, name: String) {
    #expect(Device.named(typed)?.name == name)
  }

  @Test(
    "A name nobody knows finds nothing", arguments: ["", "iPhone", "Pixel 9", "iPhone 18", "99,1"])
  func unknown(typed: String) {
    #expect(Device.named(typed) == nil)
  }

  @Test(
    "Names near what was typed are found, the nearest first",
    arguments: [
      ("iphne 16 pro", "iPhone 16 Pro"), ("galaxy watch 45", "Apple Watch 45 mm"),
      ("iPad Pro 12", "iPad Pro 12.9-inch"), ("16 pro maxx", "iPhone 16 Pro Max"),
    ])
  func nearNames(typed: String, name: String) {
    #expect(Device.near(typed).first?.name == name)
    #expect(Device.near(typed).count <= 3)
  }

  @Test("Nothing is near a name of another kind", arguments: ["", "pixel", "zz", "?"])
  func nothingNear(typed: String) {
    #expect(Device.near(typed).isEmpty)
  }

  @Test("Names are unique, and each finds its own phone")
  func uniqueNames() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  @Test("The standard phone is one of the two screens that the guidelines list")
  func standard() {
    #expect(Device.standard.name == "iPhone 16")
    #expect(Device.standard.screen == CGSize(width: 393, height: 852))
    #expect(Device.standard.lockScreenWidth == 371)
  }

  @Test(
    "Screens, islands and widths are those of the table",
    arguments: [
      ("iPhone 14 Pro", 393, 852, 134, 11.33, 52.33, 371, 59),
      ("iPhone 15 Plus", 430, 932, 152.33, 11.33, 62.33, 408, 59),
      ("iPhone 17 Pro", 402, 874, 138.33, 14, 52.33, 371, 62),
      ("iPhone 16 Pro Max", 440, 956, 157.33, 14, 62.33, 408, 62),
      ("iPhone Air", 420, 912, 147.33, 20, 62.33, 408, 68),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func islands(
    name: String, width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat, half: CGFloat,
    expanded: CGFloat, safeTop: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    let island = try #require(device.island)
    #expect(device.screen == CGSize(width: width, height: height))
    #expect(device.safeAreaTop == safeTop)
    #expect(device.lockScreenWidth == expanded)
    // 376 and 110 pixels at scale 3; sources print hundredths of a point.
    #expect(island.camera.size == CGSize(width: 376.0 / 3, height: 110.0 / 3))
    #expect(island.camera.minX == (x * 3).rounded() / 3)
    #expect(island.camera.minY == (y * 3).rounded() / 3)
    #expect(island.compactHalfLimit == (half * 3).rounded() / 3)
    #expect(island.expandedWidth == expanded)
  }

  @Test("Both compact halves and the camera make the overall width of the guidelines")
  func overallWidths() throws {
    for device in Device.phones {
      guard let island = device.island else { continue }
      let overall = island.camera.width + 2 * island.compactHalfLimit
      #expect(abs(overall - (island.expandedWidth == 371 ? 230 : 250)) < 0.02)
    }
  }

  @Test("The camera lies on the middle of the screen, to half a point")
  func cameraInTheMiddle() throws {
    for device in Device.phones {
      guard let island = device.island else { continue }
      #expect(abs(island.camera.midX - device.screen.width / 2) < 0.5)
    }
  }

  @Test("Phones with a notch or a home button have no island and a card 11 points from each side")
  func withoutIsland() throws {
    let phone = try #require(Device.named("iPhone 14"))
    #expect(phone.island == nil)
    #expect(phone.lockScreenWidth == 368)
    #expect(phone.safeAreaTop == 47)
    #expect(Device.named("SE 2")?.scale == 2)
  }
}
