import ActivityModel
import Foundation
import SwiftUI
import Testing
import Wire

@testable import WidgetKit

@Suite("Presentations")
@MainActor
struct PresentationTests {
  private func painter(
    _ presentation: Presentation, in environment: RenderEnvironment = surroundings
  ) -> PresentationPainter {
    PresentationPainter(
      services: makeServices(), environment: environment, presentation: presentation)
  }

  private func rendering(
    _ presentation: Presentation, phase: RideAttributes.Phase = .waiting
  ) throws -> Rendering {
    try ActivityValues(
      attributes: RideAttributes.example, state: RideAttributes.ContentState(phase: phase)
    ).rendering(
      with: WidgetList([RideWidget()]).activities, painter: painter(presentation))
  }

  @Test("the Lock Screen card is at least 84 high and its content stands in the middle")
  func lockScreen() throws {
    let result = try rendering(.lockScreen)
    let list = try #require(result.parts[.content])
    #expect(list.size == CGSize(width: 371, height: 84))
    #expect(list.frames(of: "Color") == [CGRect(x: 0, y: 32, width: 40, height: 20)])
    #expect(result.backgroundTint == .black)
    #expect(result.actionColor == .white)
    #expect(result.widgetURL == "ride://lock")
    #expect(result.notes.isEmpty)
  }

  @Test("what fills does not make the card higher than the rest asks for (pair dev-coffee-lock)")
  func fillingContent() throws {
    let result = painter(.lockScreen).card(
      ZStack {
        Color.black
        VStack(spacing: 0) {
          Color.red.frame(height: 70)
          Color.green.frame(minHeight: 30, maxHeight: .infinity)
        }
      })
    let list = try #require(result.parts[.content])
    #expect(list.size == CGSize(width: 371, height: 100))
    #expect(
      list.frames(of: "Color") == [
        CGRect(x: 0, y: 0, width: 371, height: 100), CGRect(x: 0, y: 0, width: 371, height: 70),
        CGRect(x: 0, y: 70, width: 371, height: 30),
      ])
  }

  @Test("filling content alone takes the least height of a card")
  func fillingAlone() throws {
    let list = try #require(painter(.lockScreen).card(Color.red).parts[.content])
    #expect(list.frames(of: "Color") == [CGRect(x: 0, y: 0, width: 371, height: 84)])
  }

  @Test("content above 160 is cut below, and a note says how high it is")
  func tooHigh() throws {
    let result = try rendering(.lockScreen, phase: .done)
    let list = try #require(result.parts[.content])
    #expect(list.size.height == 160)
    #expect(list.frames(of: "Color").map(\.minY) == [0])
    #expect(result.notes.map(\.kind) == [.contentTooHigh])
    #expect(result.notes[0].message.contains("200 points high"))
  }

  @Test("compact content has 7 above, below and outside, and nothing towards the camera")
  func compact() throws {
    let result = try rendering(.compact)
    let leading = try #require(result.parts[.compactLeading])
    let trailing = try #require(result.parts[.compactTrailing])
    #expect(leading.size == CGSize(width: 27, height: 36.67))
    // 36.67 − 14 is 22.67; on pixels the content is 22 and two thirds high.
    #expect(leading.frames(of: "Color").map(\.origin) == [CGPoint(x: 7, y: 7)])
    #expect(abs(leading.frames(of: "Color")[0].height - 22.67) < 0.01)
    #expect(trailing.size.width == 52.33)
    #expect(trailing.frames(of: "Color").map(\.minX) == [0])
    #expect(result.notes.map(\.kind) == [.contentTooWide])
    #expect(result.widgetURL == "ride://island")
    #expect(result.keylineTint != nil)
  }

  @Test("a 23 wide minimal icon has 10.33 at both sides, as measured")
  func minimal() throws {
    let result = try rendering(.minimal)
    let list = try #require(result.parts[.content])
    #expect(abs(list.size.width - 43.67) < 0.01)
    #expect(abs(list.frames(of: "Color")[0].minX - 10.33) < 0.01)
  }

  @Test("the expanded island is at least 84 high; regions stand by the rules")
  func expanded() throws {
    let waiting = try #require(try rendering(.expanded).parts[.content])
    #expect(waiting.size == CGSize(width: 371, height: 84))
    #expect(waiting.frames(of: "Color").count == 1)
    let riding = try #require(try rendering(.expanded, phase: .riding).parts[.content])
    let frames = riding.frames(of: "Color")
    #expect(frames.count == 2)
    // The leading region ends at 16 + 30; a plain view is 8 below a plain view.
    #expect(frames[1].minY == 54)
    #expect(abs(frames[1].width - 330.34) < 0.34)
  }

  @Test("the island is dark in light appearance; the Lock Screen follows it")
  func appearance() {
    #expect(painter(.compact).values.colorScheme == .dark)
    #expect(painter(.lockScreen).values.colorScheme == .light)
  }

  @Test("a phone without an island draws the Lock Screen and refuses the rest")
  func noIsland() throws {
    var device = phone
    device.name = "iPhone 14"
    device.island = nil
    var environment = surroundings
    environment.device = device
    let values = ActivityValues(
      attributes: RideAttributes.example, state: RideAttributes.ContentState.waiting)
    let configurations = WidgetList([RideWidget()]).activities
    let failure = try #require(throws: RenderFailure.self) {
      try values.rendering(with: configurations, painter: painter(.compact, in: environment))
    }
    #expect(
      failure
        == .refused(
          """
          iPhone 14 has no Dynamic Island. Draw the Lock Screen, or choose a device with an island.
          """))
    _ = try values.rendering(
      with: configurations, painter: painter(.lockScreen, in: environment))
  }

  @Test("a colour that no catalogue holds is told once; the accent colour need not be there")
  func unknownColor() {
    let view = VStack {
      Color("brnad")
      Text("x").foregroundStyle(Color("brnad"))
      Color("AccentColor")
    }
    let rendering = painter(.lockScreen).card(view)
    #expect(rendering.notes.map(\.kind) == [.unknownColor])
    #expect(rendering.notes.first?.message.contains("“brnad”") == true)
  }
}
