import ActivityModel
import Drawing
import Foundation
import SwiftUI
import Testing
import UIKit
import Wire

@testable import WidgetKit

/// Writes the traits that its closures see.
private struct TraitWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      Text(
        verbatim:
          "\(UITraitCollection.current.userInterfaceStyle.rawValue) \(UIScreen.main.bounds.width)")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        Text("\(UITraitCollection.current.userInterfaceStyle.rawValue)")
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}

@MainActor
struct TraitTests {
  private func texts(
    _ presentation: Presentation, _ appearance: RenderEnvironment.Appearance
  ) async throws -> [String] {
    let service = WidgetService(
      services: makeServices(), stopClock: { _ in }, makeWidgets: { [TraitWidget()] })
    var environment = surroundings
    environment.appearance = appearance
    let content = RenderRequest.Content.json(
      attributesType: "RideAttributes", attributes: Data(#"{"line":"U8"}"#.utf8),
      state: Data(#"{"phase":"riding","stops":[],"count":1}"#.utf8))
    let reply = await service.reply(
      to: .render(
        RenderRequest(content: content, presentation: presentation, environment: environment)))
    let written = try JSONEncoder().encode(reply)
    let words = try #require(String(data: written, encoding: .utf8))
    return words.matches(of: #/"content":"([^"]*)"/#).map { String($0.1) }
  }

  @Test("User code sees the appearance and the screen of the presentation that is drawn")
  func current() async throws {
    let light = UIUserInterfaceStyle.light.rawValue
    let dark = UIUserInterfaceStyle.dark.rawValue
    let width = Double(surroundings.device.screen.width)
    #expect(try await texts(.lockScreen, .light) == ["\(light) \(width)"])
    #expect(try await texts(.lockScreen, .dark) == ["\(dark) \(width)"])
    #expect(try await texts(.compact, .light).contains("\(dark)"))
  }
}
