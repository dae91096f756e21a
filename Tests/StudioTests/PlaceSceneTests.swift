import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

/// Where things lie on the screens beside the Lock Screen and the island. Numbers are worked out
/// from the sizes of the device table; places without a source are named in the scenes.
@Suite struct PlaceSceneTests {
  static func list(_ width: CGFloat, _ height: CGFloat) -> DisplayList {
    let text = Element(
      kind: "Text", content: "U8", frame: CGRect(x: 10, y: 5, width: 30, height: 20))
    return DisplayList(size: CGSize(width: width, height: height), items: [.element(text, [])])
  }

  func picture(
    _ presentation: Presentation, _ parts: [Rendering.Part: DisplayList],
    on name: String = "iPhone 16 Pro", _ appearance: RenderEnvironment.Appearance = .light,
    tint: RGBA? = nil
  ) throws -> DisplayList {
    let device = try #require(Device.named(name))
    let scene = PresentationScene(
      rendering: Rendering(presentation: presentation, parts: parts, backgroundTint: tint),
      environment: PresentationSceneTests.environment(device, appearance))
    return try #require(scene.picture)
  }

  func frames(_ picture: DisplayList) -> [String: CGRect] {
    Dictionary(ElementTree(picture).elements.map { ($0.kind, $0.frame) }) { first, _ in first }
  }

  func fills(_ items: [DisplayItem]) -> [RGBA] {
    items.flatMap { item -> [RGBA] in
      switch item {
      case .fill(_, .color(let color), _): [color]
      case .group(_, let inner), .element(_, let inner): fills(inner)
      default: []
      }
    }
  }

  @Test("StandBy shows the card twice as large in the middle of the screen on its side")
  func standBy() throws {
    let picture = try picture(.standBy, [.content: Self.list(371, 100)], on: "iPhone 16")
    #expect(picture.size == CGSize(width: 852, height: 393))
    let frames = frames(picture)
    // (852 − 742) ÷ 2 and (393 − 200) ÷ 2.
    #expect(frames["StandBy"] == CGRect(x: 55, y: 96.5, width: 742, height: 200))
    #expect(frames["Text"] == CGRect(x: 75, y: 106.5, width: 60, height: 40))
    // Black, and the camera.
    #expect(fills(picture.items) == [.black, .black])
  }

  @Test("A tint fills the whole screen in StandBy")
  func standByTint() throws {
    let tint = RGBA(20, 40, 90)
    let parts: [Rendering.Part: DisplayList] = [.content: Self.list(371, 100)]
    #expect(fills(try picture(.standBy, parts, tint: tint).items) == [.black, tint, .black])
    #expect(fills(try picture(.standBy, parts, on: "SE", tint: tint).items) == [.black, tint])
  }

  @Test("At night StandBy is one group whose green and blue hardly show")
  func night() throws {
    let parts: [Rendering.Part: DisplayList] = [.content: Self.list(371, 100)]
    let picture = try picture(.standByNight, parts)
    guard case .group(.colorMatrix(let matrix), let items) = picture.items[0] else {
      Issue.record("The night is no colour matrix.")
      return
    }
    #expect(picture.items.count == 1)
    #expect(items == (try self.picture(.standBy, parts)).items)
    let sums = (0..<3).map { matrix.rows[$0 * 5..<$0 * 5 + 4].reduce(0, +) }
    #expect(sums[0] > 0.9 && sums[1] < 0.2 && sums[2] < 0.2)
  }

  @Test("The minimal presentation stands in the middle above StandBy's clock")
  func standByMinimal() throws {
    let picture = try picture(.standByMinimal, [.content: Self.list(40, 36)], on: "iPhone 14")
    #expect(picture.size == CGSize(width: 844, height: 390))
    #expect(frames(picture)["StandBy minimal"]?.midX == 422)
  }

  @Test("An always-on display darkens the Lock Screen, in light appearance too")
  func alwaysOn() throws {
    let parts: [Rendering.Part: DisplayList] = [.content: Self.list(371, 100)]
    let light = try picture(.alwaysOn, parts)
    #expect(light == (try picture(.alwaysOn, parts, .dark)))
    let dimming = RGBA.black.opacity(0.2)
    #expect(fills(light.items).last == dimming)
    #expect(!fills(try picture(.lockScreen, parts).items).contains(dimming))
    #expect(frames(light) == frames(try picture(.lockScreen, parts)))
  }

  @Test("The islands of an always-on display lie where those of a lit one do")
  func alwaysOnIslands() throws {
    let halves: [Rendering.Part: DisplayList] = [
      .compactLeading: Self.list(27, 36), .compactTrailing: Self.list(37, 36),
    ]
    #expect(
      frames(try picture(.alwaysOnCompact, halves)) == frames(try picture(.compact, halves)))
    let content: [Rendering.Part: DisplayList] = [.content: Self.list(40, 36)]
    #expect(
      frames(try picture(.alwaysOnMinimal, content)) == frames(try picture(.minimal, content)))
  }

  @Test(
    "A banner drops below a notch, or near the upper edge of a screen without",
    arguments: [
      ("iPhone 14", CGRect(x: 11, y: 47, width: 368, height: 100)),
      ("iPhone SE", CGRect(x: 11, y: 8, width: 353, height: 100)),
      ("iPad Pro 11-inch", CGRect(x: 204.5, y: 8, width: 425, height: 100)),
    ])
  func banner(name: String, frame: CGRect) throws {
    let picture = try picture(.banner, [.content: Self.list(frame.width, 100)], on: name)
    #expect(frames(picture)["banner"] == frame)
    #expect(picture.size.height == frame.maxY + 24)
  }

  @Test("The Smart Stack is the watch's screen with the card across it")
  func smartStack() throws {
    let picture = try picture(.smartStack, [.content: Self.list(184, 80.5)])
    #expect(picture.size == CGSize(width: 198, height: 242))
    #expect(frames(picture)["Smart Stack"] == CGRect(x: 7, y: 44, width: 184, height: 80.5))
  }

  @Test("CarPlay's tile lies at the side of the dashboard")
  func carPlay() throws {
    let picture = try picture(.carPlay, [.content: Self.list(170, 78)], on: "carplay 170x78")
    #expect(picture.size == CGSize(width: 400, height: 240))
    #expect(frames(picture)["CarPlay"] == CGRect(x: 222, y: 8, width: 170, height: 78))
  }

  @Test("The system's small layout is a row: leading and trailing at the sides of the card")
  func automatic() throws {
    let halves: [Rendering.Part: DisplayList] = [
      .compactLeading: Self.list(27, 36), .compactTrailing: Self.list(37, 36),
    ]
    let frames = frames(try picture(.smartStack, halves))
    // 7 + 12 from the left; 198 − 7 − 12 − 37 from there; the middle of the card is at 84.25.
    #expect(frames["Smart Stack leading"] == CGRect(x: 19, y: 66.25, width: 27, height: 36))
    #expect(frames["Smart Stack trailing"] == CGRect(x: 142, y: 66.25, width: 37, height: 36))
  }

  @Test("In a menu bar the compact views stand side by side without a camera")
  func menuBar() throws {
    let halves: [Rendering.Part: DisplayList] = [
      .compactLeading: Self.list(27, 36), .compactTrailing: Self.list(37, 36),
    ]
    let frames = frames(try picture(.menuBar, halves))
    let leading = try #require(frames["menu bar leading"])
    let trailing = try #require(frames["menu bar trailing"])
    #expect(trailing.minX == leading.maxX + 8)
    #expect(leading.midY == 16 && trailing.midY == 16)
  }

  @Test("A click on the menu bar opens the expanded presentation in the phone's width")
  func menuBarExpanded() throws {
    let picture = try picture(.menuBarExpanded, [.content: Self.list(408, 120)], on: "16 plus")
    // (460 − 408) ÷ 2.
    #expect(
      frames(picture)["menu bar expanded"] == CGRect(x: 26, y: 40, width: 408, height: 120))
  }

  @Test("What a device never shows has no picture")
  func none() throws {
    for device in Device.all {
      for presentation in Presentation.allCases {
        let scene = PresentationScene(
          rendering: Rendering(presentation: presentation, parts: [.content: Self.list(40, 36)]),
          environment: PresentationSceneTests.environment(device))
        #expect((scene.picture != nil) == (device.absence(of: presentation) == nil))
      }
    }
  }
}
