import ActivityModel
import Foundation
import Phone
import Wire

extension SimulatedPhone {
  func act(_ action: PhoneAction) async throws(PhoneControlFailure) {
    switch action {
    case .touch(let phase, let point): try await window(.touch(phase, point))
    case .tap(let point): try await tap(await shown().hit(point), at: point)
    case .hold(let point): try await hold(await shown().hit(point), at: point)
    case .swipe(let point, let way): try await swipe(await shown().hit(point), at: point, by: way)
    case .scroll(let point, let way): try await window(.scroll(at: point, by: way))
    case .text(let text): try await window(.text(text))
    case .key(let key): try await window(.key(key))
    case .activate(let id): try await tap(try await element(id), at: nil)
    case .adjust(let id, let way):
      guard case .window(let inner) = try await element(id).target else {
        throw PhoneControlFailure("\(id) cannot be adjusted. Choose a stepper, slider or picker.")
      }
      try await window(.adjust(inner, way))
    case .holdElement(let id): try await hold(try await element(id), at: nil)
    case .swipeElement(let id):
      try await swipe(try await element(id), at: nil, by: CGSize(width: -200, height: 0))
    case .home: goHome()
    case .lock: core.send(.lock)
    case .unlock: core.send(.unlock)
    case .wake: core.send(.person(.wakeScreen))
    case .charge(let isCharging): core.send(.charge(isCharging))
    case .restart: core.send(.restart)
    case .collapse: core.send(.person(.collapse))
    case .answerPanel(let app, let allow): core.send(.person(.answerPanel(app, allow: allow)))
    case .launch(let app): core.send(.launch(app))
    case .background(let app): core.send(.enterBackground(app))
    case .terminate(let app): core.send(.terminate(app, .forceQuit))
    case .crash(let app): core.send(.terminate(app, .crash))
    case .openURL(let url): await open(url)
    case .start(let name): try start(template: name)
    case .update(let id, let name): update(id, state: try template(name).state)
    case .updateJSON(let id, let state): update(id, state: state)
    case .end(let id, let delay): end(id, delay)
    case .remove(let id): core.send(.person(.remove(id)))
    case .push(let payload, let target, let priority):
      try await push(payload, to: target, priority: priority)
    case .rotateTokens: core.send(.rotateTokens(.all))
    case .advance(let seconds): try await advance(to: core.now.addingTimeInterval(seconds))
    case .advanceTo(let date): try await advance(to: date)
    case .run(let rate): run(rate: rate)
    case .set(let setting): try set(setting)
    }
  }

  // MARK: Fingers

  private func element(_ id: PhoneElement.ID) async throws(PhoneControlFailure) -> PlacedElement {
    let display = await shown()
    guard let element = display.elements.first(where: { $0.element.id == id }) else {
      throw PhoneControlFailure(
        "\(id) is not on the display any more. Look at the display and choose again.")
    }
    return element
  }

  /// Something for the app's window, when that is what is in front.
  private func window(_ input: AppInput) async throws(PhoneControlFailure) {
    guard core.read({ $0.phone.screen.app }) != nil, let link else {
      throw PhoneControlFailure("No app is in front whose window could be used. Launch it first.")
    }
    link.put(.input(input))
  }

  private func tap(
    _ element: PlacedElement?, at point: CGPoint?
  ) async throws(PhoneControlFailure) {
    // Whatever is tapped, it is not the open island.
    if case .expanded(let id)? = core.read({ $0.phone.screen.island }),
      element?.target.activity != id
    {
      core.send(.person(.tapOutside))
      if element == nil { return }
    }
    switch element?.target {
    case .window(let id)?:
      guard let point else { return try await window(.activate(id)) }
      try await window(.touch(.began, point))
      try await window(.touch(.ended, point))
    case .icon(let app)?: core.send(.launch(app))
    case .presentation(let id, let url)?: open(id, url: url)
    case .link(let id, let url)?: open(id, url: url)
    case .control(let id, let call)?: try await perform(call, of: id)
    case .panel(let app, let allow)?: core.send(.person(.answerPanel(app, allow: allow)))
    case .clear(let id)?: core.send(.person(.remove(id)))
    case .nothing?, nil:
      if let point, core.read({ $0.phone.screen.app }) != nil {
        try await window(.touch(.began, point))
        try await window(.touch(.ended, point))
      } else if core.read({ $0.phone.screen.isLocked }) {
        core.send(.person(.wakeScreen))
      }
    }
  }

  private func hold(
    _ element: PlacedElement?, at point: CGPoint?
  ) async throws(PhoneControlFailure) {
    if let id = element?.target.activity {
      core.send(.person(.hold(id)))
    } else if let point {
      try await window(.hold(point))
    } else {
      throw PhoneControlFailure("Nothing there can be held. Hold the island.")
    }
  }

  private func swipe(
    _ element: PlacedElement?, at point: CGPoint?, by way: CGSize
  ) async throws(PhoneControlFailure) {
    let screen = core.read { $0.phone.screen }
    if let id = element?.target.activity, screen.isLocked {
      core.send(.person(.remove(id)))
    } else if element?.target.activity != nil {
      core.send(.person(.collapse))
    } else if let point, point.y > settings.device.screen.height - 40, way.height < 0 {
      goHome()
    } else if let point {
      try await window(.scroll(at: point, by: way))
    }
  }

  private func goHome() {
    if let app = core.read({ $0.phone.screen.app }) { core.send(.enterBackground(app)) }
  }

  // MARK: Opening

  private func open(_ id: ActivityID, url: String?) {
    let link = url.flatMap(URL.init(string:))
    if let app = core.read({ $0.phone.activity(id)?.app }) {
      opening[app] = link.map(AppInput.openURL)
    }
    core.send(.person(.tap(id)))
  }

  /// Every URL is taken for the app's own: schemes are not looked up, a choice of Islet. Addresses
  /// of the web leave the phone and are only logged.
  private func open(_ url: URL) async {
    core.log("phone", "opened \(url.absoluteString)")
    guard !["http", "https"].contains(url.scheme) else { return }
    core.send(.launch(app))
    await deliver()
    link?.put(.input(.openURL(url)))
  }

  private func perform(
    _ call: IntentCall?, of id: ActivityID
  ) async throws(PhoneControlFailure) {
    guard let call else {
      throw PhoneControlFailure(
        "The control does not tell which intent it runs. Build the project again.")
    }
    guard call.runsInApp else {
      throw PhoneControlFailure(
        "\(call.name) runs in the widget extension, which cannot perform intents here. "
          + "Make it a LiveActivityIntent.")
    }
    core.send(call.opensApp ? .launch(app) : .launchInBackground(app))
    await deliver()
    guard let link else {
      throw PhoneControlFailure("\(call.name) needs the app's process, and there is none.")
    }
    await link.drain()
    do throws(AppFailure) { try await link.app.perform(call) } catch { note(error) }
  }

  // MARK: Activities without the app's doing

  private func template(_ name: String) throws(PhoneControlFailure) -> PhoneTemplate {
    if let template = parts.templates.first(where: { $0.name == name }) { return template }
    let names = parts.templates.map(\.name)
    let near = NearestName(in: names).to(name).map { " Did you mean \($0)?" } ?? ""
    throw PhoneControlFailure(
      "There is no state \(name).\(near) "
        + (names.isEmpty
          ? "Add a #Preview to the source, or a JSON file."
          : "There are \(names.joined(separator: ", "))."))
  }

  /// The system starts it as for an intent of the app, so that no window has to be in front.
  private func start(template name: String) throws(PhoneControlFailure) {
    let template = try template(name)
    wakeApp()
    let request = ActivityRequest(
      attributesType: template.attributesType, attributes: template.attributes,
      content: RawContent(state: template.state), pushInput: .token, caller: .liveActivityIntent)
    for effect in core.send(.request(request, by: app)) {
      if case .requestRefused(let refusal) = effect.kind {
        throw PhoneControlFailure(
          "The phone did not start \(name): \(refusal.rawValue). The log says why.")
      }
    }
  }

  private func update(_ id: ActivityID, state: Data) {
    wakeApp()
    let old = core.read { $0.phone.activity(id)?.content }
    core.send(
      .update(
        id, RawContent(state: state, relevanceScore: old?.relevanceScore ?? 0), alert: nil,
        timestamp: nil))
  }

  private func end(_ id: ActivityID, _ delay: Double?) {
    wakeApp()
    let policy: DismissalPolicy =
      switch delay {
      case nil: .default
      case let delay? where delay <= 0: .immediate
      case let delay?: .after(core.now.addingTimeInterval(delay))
      }
    core.send(.end(id, nil, policy, timestamp: nil))
  }

  private func wakeApp() {
    if core.read({ $0.phone.state(of: app) }) == .notRunning { core.send(.launchInBackground(app)) }
  }

  // MARK: Settings

  private func set(_ setting: PhoneSetting) throws(PhoneControlFailure) {
    switch setting {
    case .liveActivities(let app, let isOn): core.send(.set(.liveActivities(app, isOn)))
    case .frequentUpdates(let app, let isOn): core.send(.set(.frequentPushes(app, isOn)))
    case .allLiveActivities(let isOn):
      settings.allowsLiveActivities = isOn
      core.send(.set(.allLiveActivities(isOn)))
    case .appearance(let appearance): settings.appearance = appearance
    case .textSize(let size): settings.textSize = size
    case .locale(let name): settings.locale = name
    case .timeZone(let name):
      guard TimeZone(identifier: name) != nil else {
        throw PhoneControlFailure("There is no time zone \(name). Write Europe/Berlin or UTC.")
      }
      settings.timeZone = name
      core.speak(settings.zone)
    case .alwaysOn(let isOn): settings.isAlwaysOn = isOn
    case .lowPower(let isOn): settings.isLowPower = isOn
    case .device(let name):
      guard let device = Device.named(name), device.kind == .phone else {
        throw PhoneControlFailure("There is no iPhone \(name). islet devices lists them.")
      }
      settings.device = device
      core.becomeDevice(hasIsland: device.island != nil)
    }
    display = nil
    let isInFront = core.read { $0.phone.screen.app } == app
    link?.put(.surroundings(settings.surroundings(isInFront ? .active : .background)))
    core.touch()
  }
}
