import ActivityModel
import Drawing
import Foundation
import SwiftUI
import Testing
import Wire

@testable import WidgetKit

/// What a person sees on the watch and in CarPlay: a card whose height is given. Sizes are those of
/// the Human Interface Guidelines (devices, sections 5 and 6).
private struct CardWidget: Widget {
  var families: [ActivityFamily] = [.small]
  var height: CGFloat? = 40
  var hasButton = false

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      VStack {
        Color.red.frame(height: height)
        if hasButton { Button("Stop") {} }
      }
      .activityBackgroundTint(.blue)
      .widgetURL(URL(string: "ride://card"))
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 20) }
      } compactLeading: {
        Color.red.frame(width: 20)
      } compactTrailing: {
        Color.blue.frame(width: 80)
      } minimal: {
        Color.red.frame(width: 20)
      }
      .widgetURL(URL(string: "ride://island"))
    }
    .supplementalActivityFamilies(families)
  }
}

@MainActor
@Suite struct SmallCardTests {
  private func rendering(
    _ presentation: Presentation, _ widget: CardWidget, on device: Device = phone
  ) throws -> Rendering {
    var environment = surroundings
    environment.device = device
    return try ActivityValues(
      attributes: RideAttributes.example, state: RideAttributes.ContentState.waiting
    ).rendering(
      with: WidgetList([widget]).activities,
      painter: PresentationPainter(
        services: makeServices(), environment: environment, presentation: presentation))
  }

  @Test(
    "A widget with a small layout fills the card of each watch and each tile of CarPlay",
    arguments: [
      ("watch 40", 152, 69.5), ("watch 41", 165, 72.5), ("watch 44", 173, 76.5),
      ("watch 45", 184, 80.5), ("watch 49", 191, 81.5), ("carplay 240x78", 240, 78),
      ("carplay 240x100", 240, 100), ("carplay 170x78", 170, 78),
    ] as [(String, CGFloat, CGFloat)])
  func sizes(name: String, width: CGFloat, height: CGFloat) throws {
    let device = try #require(Device.named(name))
    let presentation: Presentation = device.kind == .watch ? .smartStack : .carPlay
    let list = try #require(
      try rendering(presentation, CardWidget(height: nil), on: device).parts[.content])
    #expect(list.size == CGSize(width: width, height: height))
    #expect(list.frames(of: "Color") == [CGRect(x: 0, y: 0, width: width, height: height)])
  }

  @Test("Lower content stands in the middle of the card, with its tint and its link")
  func lowContent() throws {
    let result = try rendering(.smartStack, CardWidget())
    let list = try #require(result.parts[.content])
    // (80.5 − 40) ÷ 2 is 20.25; edges lie on pixels of the watch, halves of a point.
    #expect(list.frames(of: "Color") == [CGRect(x: 0, y: 20.5, width: 184, height: 40)])
    #expect(result.backgroundTint != nil)
    #expect(result.widgetURL == "ride://card")
    #expect(result.notes.isEmpty)
  }

  @Test("Content that is too high for the card is noted with the card's height")
  func tooHigh() throws {
    let result = try rendering(.carPlay, CardWidget(height: 90))
    #expect(result.notes.map(\.kind) == [.contentTooHigh])
    #expect(result.notes[0].message.contains("CarPlay content is 90 points high"))
    #expect(result.notes[0].message.contains("at most 78 points"))
  }

  @Test("CarPlay turns buttons off, which is noted there and only there")
  func buttons() throws {
    let widget = CardWidget(height: 20, hasButton: true)
    #expect(try rendering(.carPlay, widget).notes.map(\.kind) == [.inertControl])
    #expect(try rendering(.smartStack, widget).notes.isEmpty)
    #expect(try rendering(.lockScreen, widget).notes.isEmpty)
  }

  @Test(
    "Without a small layout the compact views are drawn, each in its half of the card",
    arguments: [[], [ActivityFamily.medium]])
  func automatic(families: [ActivityFamily]) throws {
    // 20 wide with 7 at its outer side. 80 and 7 are more than (184 − 24 − 8) ÷ 2 and less than
    // (240 − 24 − 8) ÷ 2.
    for (presentation, trailing) in [(Presentation.smartStack, 76.0), (.carPlay, 87)] {
      let result = try rendering(presentation, CardWidget(families: families))
      #expect(result.parts[.content] == nil)
      #expect(result.parts[.compactLeading]?.size.width == 27)
      #expect(result.parts[.compactTrailing]?.size.width == CGFloat(trailing))
      #expect(result.widgetURL == "ride://island")
      #expect(result.notes.isEmpty)
    }
  }

  @Test("StandBy lays the card out as the Lock Screen does, narrower where it would not fit twice")
  func standBy() throws {
    let usual = try rendering(.standBy, CardWidget())
    #expect(usual.parts[.content]?.size == CGSize(width: 371, height: 84))
    let phone = try #require(Device.named("iPhone SE"))
    // Half of 667, the longer side of the screen.
    #expect(
      try rendering(.standBy, CardWidget(), on: phone).parts[.content]?.size
        == CGSize(width: 333.5, height: 84))
  }

  @Test("An iPad's card has the guidelines' width")
  func pads() throws {
    let widths: [(String, CGFloat)] = [
      ("iPad Pro 12.9", 500), ("iPad Pro 11", 425), ("iPad 10.2", 425),
    ]
    for (name, width) in widths {
      let pad = try #require(Device.named(name))
      #expect(
        try rendering(.lockScreen, CardWidget(), on: pad).parts[.content]?.size.width == width)
    }
  }
}
