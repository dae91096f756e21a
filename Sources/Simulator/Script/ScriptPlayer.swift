import ActivityModel
import Foundation
import Wire

/// Plays a script on a phone, line by line, until one fails.
package struct ScriptPlayer: Sendable {
  /// The name of the picture of the display when a line failed.
  static let failureName = "failed"

  package var control: any PhoneControl
  /// The name of the script's file.
  package var name: String
  /// The folder of the script; its paths begin there.
  package var folder: URL
  /// Pixels a point of pictures.
  package var scale: Double
  /// Writes a picture into the folder of the output and gives its path.
  package var write: @Sendable (_ name: String, _ png: Data) throws(PhoneControlFailure) -> String
  package var progress: @Sendable (String) -> Void

  package init(
    control: any PhoneControl, name: String, folder: URL, scale: Double = 3,
    write: @escaping @Sendable (String, Data) throws(PhoneControlFailure) -> String,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.control = control
    self.name = name
    self.folder = folder
    self.scale = scale
    self.write = write
    self.progress = progress
  }

  package func play(_ script: PhoneScript) async -> ScriptReport {
    var steps: [ScriptReport.Step] = []
    var hasFailed = false
    for step in script.steps {
      var done = ScriptReport.Step(line: step.line, text: step.text, outcome: .passed)
      if hasFailed || Task.isCancelled {
        done.outcome = .skipped
      } else {
        progress("\(name):\(step.line): \(step.text)")
        do throws(PhoneControlFailure) {
          done.picture = try await perform(step.command)
        } catch {
          hasFailed = true
          done.outcome = .failed
          done.message = error.description
          if let png = try? await control.picture(scale: scale) {
            done.picture = try? write(Self.failureName, png)
          }
        }
      }
      steps.append(done)
    }
    let end = await control.snapshot()
    return ScriptReport(script: name, steps: steps, log: end.log, problems: end.problems)
  }

  // MARK: Commands

  /// Gives the path of a picture, when the command makes one.
  private func perform(
    _ command: PhoneScriptCommand
  ) async throws(PhoneControlFailure) -> String? {
    switch command {
    case .launch(let name): try await control.perform(.launch(try await app(name)))
    case .background(let name): try await control.perform(.background(try await app(name)))
    case .terminate(let name): try await control.perform(.terminate(try await app(name)))
    case .crash(let name): try await control.perform(.crash(try await app(name)))
    case .relaunch(let name):
      let app = try await app(name)
      try await control.perform(.terminate(app))
      try await control.perform(.launch(app))
    case .press(let button): try await control.perform(Self.action(of: button))
    case .charge(let isOn): try await control.perform(.charge(isOn))
    case .answer(let allow): try await answer(allow)
    case .tap(let words): try await control.perform(.activate(try await element(words).id))
    case .hold(let words): try await control.perform(.holdElement(try await element(words).id))
    case .swipe(let words): try await control.perform(.swipeElement(try await element(words).id))
    case .holdIsland: try await holdIsland()
    case .type(let text): try await control.perform(.text(text))
    case .scroll(let direction): try await scroll(direction)
    case .advance(let seconds): try await control.perform(.advance(seconds))
    case .advanceTo(let hour, let minute): try await advance(hour, minute)
    case .push(let path, let address): try await push(path, address)
    case .start(let name): try await control.perform(.start(template: name))
    case .update(let name): try await control.perform(.update(try await newest(), template: name))
    case .end(let delay): try await end(delay)
    case .open(let url): try await control.perform(.openURL(url))
    case .set(let setting): try await set(setting)
    case .snapshot(let name): return try write(name, try await control.picture(scale: scale))
    case .expect(let expectation):
      try expectation.check(await control.snapshot())
    }
    return nil
  }

  private static func action(of button: PhoneScriptCommand.Button) -> PhoneAction {
    switch button {
    case .lock: .lock
    case .unlock: .unlock
    case .wake: .wake
    case .home: .home
    case .collapse: .collapse
    }
  }

  private func app(_ name: String?) async throws(PhoneControlFailure) -> AppID {
    let apps = await control.snapshot().apps
    let app = name.map { name in apps.first { $0.name == name || $0.id.rawValue == name } }
    guard let app = app ?? (name == nil ? apps.first : nil) else {
      throw PhoneControlFailure(
        "There is no app \(name ?? ""). Installed is "
          + apps.map(\.name).joined(separator: ", ") + ".")
    }
    return app.id
  }

  private func element(_ words: String) async throws(PhoneControlFailure) -> PhoneElement {
    try ElementSearch(elements: await control.snapshot().elements).element(words)
  }

  private func newest() async throws(PhoneControlFailure) -> ActivityID {
    let running = await control.snapshot().activities.filter { $0.state != "dismissed" }
    let newest = running.last { $0.state != "ended" } ?? running.last
    guard let id = newest.flatMap({ ActivityID($0.id) }) else {
      throw PhoneControlFailure("There is no activity. Start one first: start NAME")
    }
    return id
  }

  private func answer(_ allow: Bool) async throws(PhoneControlFailure) {
    let snapshot = await control.snapshot()
    guard let app = snapshot.apps.first(where: \.isPanelOpen) else {
      throw PhoneControlFailure(
        "The phone does not ask whether Live Activities are allowed. It asks below the first card "
          + "of an app: start an activity and lock.")
    }
    try await control.perform(.answerPanel(app.id, allow: allow))
  }

  private func holdIsland() async throws(PhoneControlFailure) {
    let snapshot = await control.snapshot()
    guard let island = snapshot.elements.first(where: { $0.id.hasPrefix("island/") }) else {
      throw PhoneControlFailure(
        "The island is \(snapshot.island.rawValue); there is nothing in it to hold.")
    }
    try await control.perform(.holdElement(island.id))
  }

  /// Three quarters of the display's height: a choice of Islet.
  private func scroll(
    _ direction: PhoneScriptCommand.Direction
  ) async throws(PhoneControlFailure) {
    let size = await control.snapshot().display
    let way = size.height * 0.75
    try await control.perform(
      .scroll(
        CGPoint(x: size.width / 2, y: size.height / 2),
        by: CGSize(width: 0, height: direction == .down ? -way : way)))
  }

  private func advance(_ hour: Int, _ minute: Int) async throws(PhoneControlFailure) {
    let snapshot = await control.snapshot()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: snapshot.settings.timeZone) ?? .gmt
    let time = DateComponents(hour: hour, minute: minute)
    guard
      let date = calendar.nextDate(after: snapshot.now, matching: time, matchingPolicy: .nextTime)
    else { throw PhoneControlFailure("There is no such time. Write advance to 18:05") }
    try await control.perform(.advanceTo(date))
  }

  private func push(
    _ path: String, _ address: PhoneScriptCommand.PushAddress
  ) async throws(PhoneControlFailure) {
    let file = URL(fileURLWithPath: path, relativeTo: folder)
    guard let payload = try? Data(contentsOf: file) else {
      throw PhoneControlFailure("\(file.path) cannot be read. Write a path beside the script.")
    }
    let target: PhoneAction.PushTarget =
      switch address {
      case .newest: .newest
      case .token(let hex): .token(hex)
      case .channel(let id): .channel(id)
      }
    try await control.perform(.push(payload: payload, to: target, priority: 10))
  }

  private func end(
    _ delay: PhoneScriptCommand.DismissalDelay
  ) async throws(PhoneControlFailure) {
    let seconds: Double? = if case .after(let seconds) = delay { seconds } else { nil }
    try await control.perform(.end(try await newest(), dismissal: seconds))
  }

  private func set(_ setting: PhoneScriptSetting) async throws(PhoneControlFailure) {
    switch setting {
    case .phone(let setting): try await control.perform(.set(setting))
    case .liveActivities(let isOn):
      try await control.perform(.set(.liveActivities(try await app(nil), isOn)))
    case .frequentUpdates(let isOn):
      try await control.perform(.set(.frequentUpdates(try await app(nil), isOn)))
    }
  }
}
