import ActivityModel
import Drawing
import Foundation
import Project
import Studio
import Wire

@testable import Simulator

/// A widget without a process, which draws one text and a link.
struct FakeRideWidget: StartableWidget {
  func start() throws(WidgetFailure) -> any WidgetSession { Session() }

  private struct Session: WidgetSession {
    func answer(
      to request: WidgetRequest, within seconds: Double
    ) throws(WidgetFailure) -> WidgetAnswer {
      guard case .render(let request) = request, case .json(_, _, let state) = request.content
      else { return WidgetAnswer(reply: .refused("Only drawn.")) }
      let frame = CGRect(x: 10, y: 10, width: 20, height: 10)
      let words = String(decoding: state, as: UTF8.self).filter(\.isNumber)
      let text = DisplayItem.element(
        Element(kind: "Text", content: "\(words) left", frame: frame), [])
      let link = DisplayItem.element(
        Element(
          kind: "Link", content: "Map", frame: frame.offsetBy(dx: 0, dy: 12),
          traits: [.link("ride://map")]), [])
      let list = DisplayList(size: CGSize(width: 40, height: 36), items: [text, link])
      return WidgetAnswer(
        reply: .rendering(
          Rendering(
            presentation: request.presentation,
            parts: [.content: list, .compactLeading: list, .compactTrailing: list],
            widgetURL: "ride://4")))
    }

    func stop() {}
  }
}

/// An app without a process: it starts an activity when its button is tapped.
final class FakeRideApp: RunningApp, AppLaunching {
  private struct State {
    var inputs: [AppInput] = []
    var events: [ActivityEvent] = []
    var times: [Date] = []
    var timer: Date?
    var launches = 0
    var phone: (any PhoneCalls)?
  }

  private let state = Guarded(State())
  let reports = AsyncStream<AppReport> { $0.finish() }

  var inputs: [AppInput] { state.use { $0.inputs } }
  var events: [ActivityEvent] { state.use { $0.events } }
  var times: [Date] { state.use { $0.times } }
  var launches: Int { state.use { $0.launches } }
  func setTimer(_ date: Date) { state.use { $0.timer = date } }

  func launch(
    _ app: AppID, surroundings: AppSurroundings, clock: ClockSetting, phone: any PhoneCalls
  ) async throws(AppFailure) -> any RunningApp {
    state.use {
      $0.phone = phone
      $0.launches += 1
    }
    return self
  }

  func send(_ input: AppInput) async {
    let phone = state.use { state in
      state.inputs.append(input)
      return state.phone
    }
    guard input == .activate("start") else { return }
    let request = ActivityRequest(
      attributesType: "RideAttributes", attributes: Data("{}".utf8),
      content: RawContent(state: Data("{\"left\":4}".utf8)))
    _ = phone?.answer(.request(request), from: "ride", caller: .app)
  }

  func frame() async throws(AppFailure) -> AppFrame {
    AppFrame(
      list: DisplayList(size: CGSize(width: 393, height: 852)),
      elements: [
        AppElement(
          id: "start", role: .button, label: "Start ride",
          frame: CGRect(x: 20, y: 200, width: 100, height: 40))
      ])
  }

  func advance(to date: Date) async throws(AppFailure) {
    state.use { state in
      state.times.append(date)
      if let timer = state.timer, timer <= date { state.timer = nil }
    }
  }

  func deliver(_ event: ActivityEvent) async { state.use { $0.events.append(event) } }
  func nextTimer() async throws(AppFailure) -> Date? { state.use { $0.timer } }
  func set(_ surroundings: AppSurroundings) async {}
  func set(_ clock: ClockSetting) async {}
  func settle() async throws(AppFailure) {}
  func perform(_ intent: IntentCall) async throws(AppFailure) {}
  func terminate() async {}
}

/// A phone with the fake ride on it, at 9:41 on 1 June 2026.
func ridePhone(app: FakeRideApp? = FakeRideApp()) -> SimulatedPhone {
  SimulatedPhone(
    PhoneParts(
      app: AppDescription(id: "ride", name: "Ride", attributesTypes: ["RideAttributes"]),
      launcher: app, widget: FakeRideWidget(),
      templates: [
        PhoneTemplate(
          name: "riding", attributesType: "RideAttributes", attributes: Data("{}".utf8),
          state: Data("{\"left\":4}".utf8), source: "preview"),
        PhoneTemplate(
          name: "nearly", attributesType: "RideAttributes", attributes: Data("{}".utf8),
          state: Data("{\"left\":1}".utf8), source: "preview"),
      ], start: PreviewClock.standard.now))
}

/// Plays lines on a phone and gives the message of the line that failed.
func play(_ lines: String, on phone: SimulatedPhone) async throws -> String? {
  let player = ScriptPlayer(
    control: phone, name: "test.phone", folder: URL(fileURLWithPath: "/"), scale: 1,
    write: { name, _ throws(PhoneControlFailure) in name })
  return await player.play(try PhoneScript(parsing: lines)).failure.map {
    "\($0.line): \($0.message ?? "")"
  }
}
