import ActivityModel
import Foundation
import Testing

@testable import Studio

/// Which device shows what. Rules: Human Interface Guidelines, Live Activities (devices, sections 1
/// to 7).
@Suite struct DevicePresentationTests {
  static let island: [Presentation] = [.lockScreen, .compact, .minimal, .expanded]
  static let alwaysOn: [Presentation] = [.alwaysOn, .alwaysOnCompact, .alwaysOnMinimal]
  static let standBy: [Presentation] = [.standBy, .standByNight, .standByMinimal]
  static let beside: [Presentation] = [
    .smartStack, .carPlay, .menuBar, .menuBarMinimal, .menuBarExpanded,
  ]

  @Test(
    "Each device has its presentations, in the fixed order",
    arguments: [
      ("iPhone 16", island + standBy + beside),
      ("iPhone 16 Pro", island + alwaysOn + standBy + beside),
      ("iPhone 14", [.lockScreen, .banner] + standBy + beside),
      ("iPhone SE", [.lockScreen, .banner] + standBy + beside),
      ("iPad Pro 11-inch", [.lockScreen, .banner]),
      ("Apple Watch 41 mm", [.smartStack]),
      ("CarPlay 170 × 78", [.carPlay]),
      ("Mac", [.menuBar, .menuBarMinimal, .menuBarExpanded]),
    ] as [(String, [Presentation])])
  func presentations(name: String, expected: [Presentation]) throws {
    let device = try #require(Device.named(name))
    #expect(device.presentations == expected)
    for presentation in Presentation.allCases {
      let isShown = expected.contains(presentation)
      #expect((device.showing(presentation) != nil) == isShown)
      #expect((device.absence(of: presentation) == nil) == isShown)
    }
  }

  @Test("What a device lacks is said with its name, the presentation and a way on")
  func absence() throws {
    for device in Device.all {
      for presentation in Presentation.allCases {
        guard let reason = device.absence(of: presentation) else { continue }
        #expect(reason.contains(device.name))
        #expect(reason.contains("hoose ") && reason.hasSuffix("."), "\(reason)")
      }
    }
  }

  @Test("Watch, car and Mac stand beside a phone and are themselves alone")
  func companions() throws {
    #expect(Device.standard.showing(.smartStack)?.name == "Apple Watch 45 mm")
    #expect(Device.standard.showing(.carPlay)?.name == "CarPlay 240 × 78")
    #expect(Device.standard.showing(.lockScreen) == .standard)
    let watch = try #require(Device.named("watch 40"))
    #expect(watch.showing(.smartStack) == watch)
    // A Mac has the sizes of its phone, a phone without an island those of the standard one.
    let large = try #require(Device.named("16 plus")?.showing(.menuBar)?.island)
    #expect(large.expandedWidth == 408)
    let notch = try #require(Device.named("iPhone 14")?.showing(.menuBarExpanded)?.island)
    #expect(notch == .standard)
    #expect(Device.standard.island == .standard)
  }

  @Test("Without a wish the four usual ones are drawn, or what the device has of its own")
  func usual() throws {
    func drawn(_ name: String, _ asked: [Presentation]? = nil) throws -> [Presentation] {
      let device = try #require(Device.named(name))
      return PreviewOptions(paths: [], presentations: asked, device: device).drawnPresentations
    }
    #expect(try drawn("iPhone 16 Pro") == Self.island)
    #expect(try drawn("iPhone 14") == [.lockScreen])
    #expect(try drawn("iPad mini") == [.lockScreen])
    #expect(try drawn("watch") == [.smartStack])
    #expect(try drawn("mac") == [.menuBar, .menuBarMinimal, .menuBarExpanded])
    #expect(try drawn("iPhone 14", [.standBy, .lockScreen]) == [.lockScreen, .standBy])
    #expect(
      try drawn("iPhone 16", Presentation.allCases) == Self.island + Self.standBy + Self.beside)
  }

  @Test("Phones with an always-on display are those of Apple's specifications")
  func alwaysOnDisplays() {
    let names = Device.all.filter(\.hasAlwaysOnDisplay).map(\.name)
    #expect(
      Set(names) == [
        "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15 Pro", "iPhone 15 Pro Max",
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max",
        "iPhone Air",
      ])
  }

  @Test("Every presentation has a place and a heading of its own")
  func headings() {
    #expect(Set(Presentation.allCases.map(\.title)).count == Presentation.allCases.count)
    #expect(Set(Presentation.allCases.map(\.place)) == Set(Presentation.Place.allCases))
  }

  @Test("The list names every device once, and its JSON says what each shows")
  func list() throws {
    let text = DeviceList().text
    for device in Device.all {
      #expect(text.contains("  \(device.name) "), "\(device.name)")
    }
    #expect(text.contains("402 × 874, card 371 wide, Dynamic Island, always-on display"))
    #expect(text.contains("198 × 242, card 184 × 80.5, beside an iPhone"))
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(try DeviceList().json().utf8))
        as? [String: Any])
    let devices = try #require(document["devices"] as? [[String: Any]])
    #expect(devices.count == Device.all.count)
    let watch = try #require(devices.first { $0["name"] as? String == "Apple Watch 40 mm" })
    #expect(watch["kind"] as? String == "watch")
    #expect(watch["presentations"] as? [String] == ["smart-stack"])
  }
}
