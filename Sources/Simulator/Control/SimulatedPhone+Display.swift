import ActivityModel
import Drawing
import Foundation
import Phone
import Studio
import Wire

extension SimulatedPhone {
  /// The display now; composed again when something changed.
  func shown() async -> PhoneDisplay {
    let (generation, now, screen) = core.read { ($0.generation, $0.phone.now, $0.phone.screen) }
    if let display, display.generation == generation, display.now == now { return display.display }
    var content = DisplayContent(
      screen: screen, environment: settings.environment(now: now),
      isAlwaysOn: settings.isAlwaysOn && settings.device.hasAlwaysOnDisplay,
      apps: core.read { $0.phone.installedApps })
    if content.place == .app { await addWindow(to: &content) }
    for key in content.needs {
      if let rendering = await drawing(key.activity, key.presentation, now: now) {
        content.drawings[key] = rendering
      }
    }
    let composed = await painter.compose(content)
    display = (generation, now, composed)
    return composed
  }

  private func addWindow(to content: inout DisplayContent) async {
    guard let link else {
      content.windowProblem = windowProblem
      return
    }
    do throws(AppFailure) {
      content.window = try await link.app.frame()
    } catch {
      note(error)
      content.windowProblem = windowProblem
    }
  }

  private func drawing(
    _ id: ActivityID, _ presentation: Presentation, now: Date
  ) async -> Rendering? {
    guard let activity = core.read({ $0.phone.activity(id) }) else { return nil }
    let request = RenderRequest(
      content: .json(
        attributesType: activity.attributesType, attributes: activity.attributes,
        state: activity.content.state),
      presentation: presentation,
      environment: settings.environment(isStale: activity.phase == .stale, now: now))
    guard let (result, noise) = await widget.draw(request) else { return nil }
    if !noise.isEmpty { core.log("widget", noise) }
    switch result {
    case .drawn(let rendering): return rendering
    case .undecodable(let clause):
      noteWidget("\(presentation.rawValue) is not drawn: \(clause).")
    case .failed(let sentence, _): noteWidget("\(presentation.rawValue) is not drawn. \(sentence)")
    }
    return nil
  }

  private func noteWidget(_ message: String) {
    let note = PhoneSnapshot.ProblemNote(
      source: "widget", message: message, place: nil, details: nil)
    guard !problems.contains(note) else { return }
    problems.append(note)
    core.log("widget", message, isFault: true)
  }

  package func picture(
    ofActivity id: String, presentation name: String, scale: Double
  ) async throws(PhoneControlFailure) -> Data {
    guard let id = ActivityID(id), core.read({ $0.phone.activity(id) }) != nil,
      let presentation = Presentation(rawValue: name)
    else {
      throw PhoneControlFailure("There is no activity \(id), or no presentation \(name).")
    }
    let now = core.now
    guard let rendering = await drawing(id, presentation, now: now) else {
      throw PhoneControlFailure(
        problems.last { $0.source == "widget" }?.message ?? "There is no widget that draws it.")
    }
    let clock = await painter.statusClock("9:41")
    let scene = PresentationScene(
      rendering: rendering, environment: settings.environment(now: now), clock: clock)
    guard let picture = scene.picture else {
      throw PhoneControlFailure("\(settings.device.name) never shows \(name).")
    }
    do {
      return try await painter.png(picture, scale: scale)
    } catch {
      throw PhoneControlFailure("The picture could not be made: \(error).")
    }
  }
}
