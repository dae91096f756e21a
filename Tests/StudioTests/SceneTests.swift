import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

/// Where things lie in the pictures. Expected numbers are those of `devices.md`: measured islands
/// and the guidelines' sizes.
@Suite struct IslandGeometryTests {
  let geometry: IslandGeometry

  init() throws {
    geometry = IslandGeometry(island: try #require(Device.standard.island))
  }

  /// Points of a number of pixels at scale 3.
  static func pixels(_ count: CGFloat) -> CGFloat { count / 3 }

  static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

  @Test("Halves are as wide as their parts and the camera stays in place")
  func unequalHalves() throws {
    // The measured example, 44.33 and 59, on a screen whose halves may be that wide.
    let island = try #require(Device.named("iPhone 16 Plus")?.island)
    let place = IslandGeometry(island: island).compact(
      leading: CGSize(width: Self.pixels(133), height: Self.pixels(110)),
      trailing: CGSize(width: 59, height: Self.pixels(110)))
    #expect(Self.isNear(place.shape.width, 228.67))
    #expect(Self.isNear(place.shape.minX, 108))
    #expect(Self.isNear(place.parts[0].maxX, 152.33))
    #expect(Self.isNear(place.parts[1].minX, 277.67))
  }

  @Test("A half is never wider than the device's limit")
  func limitedHalves() {
    let wide = CGSize(width: 200, height: Self.pixels(110))
    #expect(Self.isNear(geometry.compact(leading: wide, trailing: wide).shape.width, 230))
  }

  @Test("The detached island is 8 from the attached one and as wide as its part")
  func detached() {
    let place = geometry.detached(CGSize(width: Self.pixels(131), height: Self.pixels(110)))
    #expect(Self.isNear(place.shape.minX, 267.33))
    #expect(Self.isNear(place.shape.width, 43.67))
    #expect(Self.isNear(place.parts[0].minY, 11.33))
  }

  @Test(
    "The detached island is a circle for small content and at most 45 wide",
    arguments: [(0, 36.67), (36.67, 36.67), (40, 40), (60, 45)] as [(CGFloat, CGFloat)])
  func detachedLimits(content: CGFloat, width: CGFloat) {
    let place = geometry.detached(CGSize(width: content, height: Self.pixels(110)))
    #expect(Self.isNear(place.shape.width, width))
    #expect(Self.isNear(place.parts[0].midX, place.shape.midX))
  }

  @Test("Attached content begins 18.33 from the edge where detached content has 10.33 around it")
  func attached() {
    // An icon 23 wide: 10.33 + 23 + 10.33 makes 43.67.
    let place = geometry.attached(CGSize(width: Self.pixels(131), height: Self.pixels(110)))
    #expect(Self.isNear(place.parts[0].minX + Self.pixels(31) - place.shape.minX, 18.33))
    // Measured 176.67 with a camera 125 wide, which is 125.33 in the guidelines.
    #expect(Self.isNear(place.shape.width, 177))
  }

  @Test(
    "The open island is between 84 and 160 high",
    arguments: [(20, 84), (84, 84), (120.67, 120.67), (160, 160), (400, 160)]
      as [(CGFloat, CGFloat)])
  func expandedHeights(content: CGFloat, height: CGFloat) {
    let place = geometry.expanded(CGSize(width: 371, height: content), screenWidth: 393)
    #expect(place.shape.size == CGSize(width: 371, height: height))
    #expect(place.shape.minX == 11)
    #expect(Self.isNear(place.shape.minY, 11.33))
  }
}

@Suite struct PresentationSceneTests {
  static let text = DisplayItem.element(
    Element(kind: "Text", content: "U8", frame: CGRect(x: 20, y: 16, width: 30, height: 20)), [])

  static func rendering(
    _ presentation: Presentation, height: CGFloat = 100, tint: RGBA? = nil
  ) -> Rendering {
    let list = DisplayList(size: CGSize(width: 371, height: height), items: [text])
    return Rendering(presentation: presentation, parts: [.content: list], backgroundTint: tint)
  }

  func tree(of scene: PresentationScene) throws -> ElementTree {
    ElementTree(try #require(scene.picture))
  }

  static func environment(
    _ device: Device = .standard, _ appearance: RenderEnvironment.Appearance = .light
  ) -> RenderEnvironment {
    RenderEnvironment(
      device: device, appearance: appearance, now: Date(timeIntervalSince1970: 0))
  }

  @Test(
    "The card is as wide as the guidelines say and between 84 and 160 high",
    arguments: [(52, 84), (142, 142), (500, 160)] as [(CGFloat, CGFloat)])
  func cardSize(content: CGFloat, height: CGFloat) throws {
    let scene = PresentationScene(
      rendering: Self.rendering(.lockScreen, height: content), environment: Self.environment())
    #expect(scene.lockScreenCard.size == CGSize(width: 371, height: height))
    let picture = try #require(scene.picture)
    #expect(picture.size == CGSize(width: 393, height: height + 48))
  }

  @Test("18.10: On the 402 wide screen the card's lower edge lies at 754, as measured")
  func cardPlace() throws {
    let device = try #require(Device.named("iPhone 16 Pro"))
    let scene = PresentationScene(
      rendering: Self.rendering(.lockScreen), environment: Self.environment(device))
    #expect(scene.lockScreenCard.maxY == 754)
  }

  @Test("Elements keep their frames, moved into the picture")
  func elementFrames() throws {
    let scene = PresentationScene(
      rendering: Self.rendering(.lockScreen), environment: Self.environment())
    let elements = try tree(of: scene).elements
    let card = try #require(elements.first)
    #expect(card.kind == "Lock Screen")
    #expect(card.frame == CGRect(x: 11, y: 24, width: 371, height: 100))
    let text = try #require(elements.last)
    #expect(text.content == "U8")
    #expect(text.frame == CGRect(x: 31, y: 40, width: 30, height: 20))
  }

  @Test("Lower content is centred in the least height")
  func lowContent() throws {
    let scene = PresentationScene(
      rendering: Self.rendering(.lockScreen, height: 52), environment: Self.environment())
    let card = try #require(try tree(of: scene).elements.first)
    // 24 of wallpaper, then (84 - 52) / 2.
    #expect(card.frame.minY == 40)
  }

  @Test("Where people read from the right the leading half is the right one")
  func mirroredHalves() throws {
    func part(_ width: CGFloat) -> DisplayList {
      DisplayList(size: CGSize(width: width, height: 36.67), items: [])
    }
    let rendering = Rendering(
      presentation: .compact, parts: [.compactLeading: part(30), .compactTrailing: part(50)])
    var environment = Self.environment()
    func frames() throws -> [String: CGRect] {
      let scene = PresentationScene(rendering: rendering, environment: environment)
      let elements = try tree(of: scene).elements.map { ($0.kind, $0.frame) }
      return Dictionary(elements) { first, _ in first }
    }
    // The camera lies between 134 and 259.33.
    #expect(try frames()["compact leading"]?.minX == 104)
    environment.readingDirection = .rtl
    #expect(try abs((frames()["compact leading"]?.minX ?? 0) - 259.33) < 0.01)
    #expect(try frames()["compact trailing"]?.minX == 84)
  }

  @Test("Minimal shows the same content in both forms")
  func minimalForms() throws {
    let list = DisplayList(size: CGSize(width: 23, height: 20), items: [])
    let rendering = Rendering(presentation: .minimal, parts: [.content: list])
    let scene = PresentationScene(rendering: rendering, environment: Self.environment())
    let kinds = try tree(of: scene).elements.map(\.kind)
    #expect(kinds == ["minimal attached", "minimal detached"])
  }

  @Test("A phone without an island has no picture of one", arguments: Presentation.usual)
  func noIsland(presentation: Presentation) throws {
    let device = try #require(Device.named("iPhone 14"))
    let scene = PresentationScene(
      rendering: Self.rendering(presentation), environment: Self.environment(device))
    #expect((scene.picture != nil) == (presentation == .lockScreen))
  }

  @Test("Without a tint the card is opaque white, or black in the dark")
  func defaultBackground() throws {
    for (appearance, color) in [
      (RenderEnvironment.Appearance.light, RGBA.white), (.dark, .black),
    ] {
      let scene = PresentationScene(
        rendering: Self.rendering(.lockScreen),
        environment: Self.environment(.standard, appearance))
      let fills = try #require(scene.picture).items.compactMap { item -> Paint? in
        if case .fill(_, let paint, _) = item { paint } else { nil }
      }
      #expect(fills == [.color(color)])
    }
  }

  @Test("A tint lies over the material, so that its transparency shows")
  func tintedBackground() throws {
    let tint = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let scene = PresentationScene(
      rendering: Self.rendering(.lockScreen, tint: tint), environment: Self.environment())
    let fills = try #require(scene.picture).items.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    #expect(fills.count == 2)
    #expect(fills.last == .color(tint))
  }

  @Test("The keyline tint is drawn on dark surroundings only")
  func keyline() throws {
    var rendering = Self.rendering(.expanded)
    rendering.keylineTint = RGBA(red: 0, green: 1, blue: 0)
    let marks = try [RenderEnvironment.Appearance.light, .dark].map { appearance in
      let scene = PresentationScene(
        rendering: rendering, environment: Self.environment(.standard, appearance))
      let data = try JSONEncoder().encode(try #require(scene.picture))
      let list = try JSONDecoder().decode(DisplayList.self, from: data)
      return list.items.contains { item in
        if case .group(.clip, let children) = item,
          case .stroke(_, .color(let color), _)? = children.first
        {
          return color == rendering.keylineTint
        }
        return false
      }
    }
    #expect(marks == [false, true])
  }
}
