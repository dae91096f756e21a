import ActivityModel
import Foundation
import SwiftUI
import Testing
import Wire

@testable import WidgetKit

@Suite("What a widget's process answers")
@MainActor
struct WidgetServiceTests {
  private final class Clock {
    var stops: [Date] = []
  }

  private let clock = Clock()

  private func service(_ widgets: any Widget...) -> WidgetService {
    WidgetService(
      services: makeServices(), stopClock: { [clock] in clock.stops.append($0) },
      makeWidgets: { widgets })
  }

  private func request(_ content: RenderRequest.Content) -> WidgetRequest {
    .render(
      RenderRequest(content: content, presentation: .lockScreen, environment: surroundings))
  }

  private func json(_ type: String, _ state: String) -> RenderRequest.Content {
    .json(
      attributesType: type, attributes: Data(#"{"line":"U8"}"#.utf8), state: Data(state.utf8))
  }

  @Test("a description has the activities, the previews and the other widgets")
  func describe() async {
    let now = Date(timeIntervalSince1970: 5)
    guard
      case .description(let description) = await service(RideWidgets().body)
        .reply(to: .describe(now: now))
    else {
      Issue.record("The reply is no description.")
      return
    }
    #expect(
      description.activities == [
        WidgetDescription.Activity(attributesType: "RideAttributes", widgetType: "RideWidget")
      ])
    #expect(description.otherWidgets == ["ClockWidget", "ClockWidget"])
    #expect(description.previews.count == 4)
    #expect(clock.stops == [now])
  }

  @Test("JSON of a push is decoded and drawn at the time of the request")
  func render() async {
    let reply = await service(RideWidget())
      .reply(to: request(json("RideAttributes", #"{"phase":"done","stops":[],"count":1}"#)))
    guard case .rendering(let rendering) = reply else {
      Issue.record("The reply is no rendering: \(reply)")
      return
    }
    #expect(rendering.presentation == .lockScreen)
    #expect(clock.stops == [surroundings.now])
  }

  @Test("a state of a preview is drawn without being asked for the description first")
  func preview() async {
    let reply = await service(RideWidget()).reply(to: request(.preview(0, state: 1)))
    guard case .rendering(let rendering) = reply else {
      Issue.record("The reply is no rendering: \(reply)")
      return
    }
    // The state is `done`, whose card is too high.
    #expect(rendering.notes.map(\.kind) == [.contentTooHigh])
  }

  @Test("what does not decode is told with its subject")
  func undecodable() async {
    let reply = await service(RideWidget()).reply(to: request(json("RideAttributes", "{}")))
    guard case .undecodable(let fault) = reply else {
      Issue.record("The reply is no fault: \(reply)")
      return
    }
    #expect(fault.subject == .state)
    #expect(fault.keyPath == "phase")
  }

  @Test("an unknown activity or preview is refused in a sentence")
  func unknown() async {
    #expect(
      await service(RideWidget()).reply(to: request(json("OrderAttributes", "{}")))
        == .refused(
          """
          The widget has no ActivityConfiguration for OrderAttributes. It draws RideAttributes.
          """))
    #expect(
      await service(ClockWidget()).reply(to: request(json("RideAttributes", "{}")))
        == .refused(
          """
          The widget has no ActivityConfiguration for RideAttributes. The widget has no \
          ActivityConfiguration at all; add one to its bundle.
          """))
    #expect(
      await service(RideWidget()).reply(to: request(.preview(9, state: 0)))
        == .refused("The widget has no state 0 of a preview 9. Ask it again."))
  }
}
