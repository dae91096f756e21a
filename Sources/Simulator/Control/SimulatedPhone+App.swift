import ActivityModel
import Foundation
import Phone
import Studio
import Wire

extension SimulatedPhone {
  var app: AppID { parts.app.id }

  /// `NSUserActivityTypeLiveActivity`.
  static let userActivityType = "NSUserActivityTypeLiveActivity"

  /// Tells processes what the phone has to tell, until there is nothing more.
  func deliver() async {
    for message in core.takeMessages() {
      switch message {
      case .event(let app, let event):
        if app == self.app { link?.put(.event(event)) }
      case .state(_, .notRunning):
        await link?.close()
        link = nil
      case .state(_, let state):
        await follow(state)
      case .opened(let app, _):
        // Without a URL of the widget's the app gets a user activity.
        let input = opening.removeValue(forKey: app)
        link?.put(.input(input ?? .userActivity(type: Self.userActivityType)))
      }
    }
  }

  /// Waits until the app has done all that it does at this instant.
  func settle() async {
    for _ in 0..<Self.mostRounds {
      await deliver()
      guard let link else { return }
      let generation = core.read { $0.generation }
      await link.drain()
      do throws(AppFailure) {
        try await link.app.settle()
      } catch {
        note(error)
        return
      }
      if core.read({ $0.generation == generation && $0.outbox.isEmpty }) { return }
    }
    core.log("phone", "The app is still busy after \(Self.mostRounds) rounds.", isFault: true)
  }

  private func follow(_ state: AppState) async {
    let surroundings = settings.surroundings(state == .foreground ? .active : .background)
    if let link {
      link.put(.surroundings(surroundings))
      return
    }
    guard let launcher else {
      windowProblem = "This app has no process here."
      return
    }
    let clock = ClockSetting(now: core.now, rate: core.read { $0.rate })
    do throws(AppFailure) {
      let running = try await launcher.launch(
        app, surroundings: surroundings, clock: clock, phone: desk)
      windowProblem = nil
      link = AppLink(running) { [weak self] report in await self?.hear(report) }
    } catch {
      note(error)
    }
  }

  nonisolated var desk: PhoneDesk {
    PhoneDesk(core: core) { [weak self] url in
      Task { try? await self?.perform(.openURL(url)) }
    }
  }

  private func hear(_ report: AppReport) {
    switch report {
    case .changed: core.touch()
    case .output(let line, let isError): core.log("app", line, isFault: isError)
    case .ended(let failure):
      guard let failure else { return }
      note(failure)
    }
  }

  /// The app failed: the phone goes on without its process, as after a crash.
  func note(_ failure: AppFailure) {
    guard link != nil || windowProblem == nil else { return }
    let message = failure.sentence
    windowProblem = message
    core.log("app", message, isFault: true)
    problems.append(
      PhoneSnapshot.ProblemNote(source: "app", message: message, place: nil, details: nil))
    if case .refused = failure { return }
    let link = link
    self.link = nil
    if link != nil {
      core.send(.terminate(app, .crash))
      Task { await link?.app.terminate() }
    }
  }

  /// Goes on with a newly built app: its process is started again where it was.
  package func replaceApp(with launcher: any AppLaunching) async {
    self.launcher = launcher
    problems.removeAll { $0.source == "app" }
    let state = core.read { $0.phone.state(of: app) }
    await link?.close()
    link = nil
    if state != .notRunning { await follow(state) }
    core.touch()
  }

  /// Draws with a newly built widget; activities go on.
  package func replaceWidget(
    with widget: any StartableWidget, problems: [PhoneSnapshot.ProblemNote] = []
  ) {
    self.widget.replace(with: widget)
    self.problems.removeAll { $0.source == "widget" }
    self.problems += problems
    display = nil
    core.touch()
  }

  /// Shows faults of the project, such as a compiler's errors, in place of those of that source.
  package func show(_ problems: [PhoneSnapshot.ProblemNote], source: String) {
    self.problems.removeAll { $0.source == source }
    self.problems += problems
    core.touch()
  }
}

extension AppFailure {
  /// What happened, for a person.
  var sentence: String {
    switch self {
    case .crashed(let words): "The app crashed: \(words)"
    case .hung(let seconds):
      "The app did not answer for \(Int(seconds)) s and was ended. "
        + "Look for an endless loop or for waiting in its code."
    case .gone: "The app's process is gone."
    case .refused(let sentence): sentence
    }
  }
}
