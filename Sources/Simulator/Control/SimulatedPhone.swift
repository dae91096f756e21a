import ActivityModel
import Foundation
import Phone
import Wire

/// A phone that runs: the pure state machine with its clock, the app's process, the widget's
/// drawings and what a person does.
///
/// Actions are done one after the other, each to its end: the next one finds an app that has dealt
/// with the one before.
package actor SimulatedPhone: PhoneControl {
  var settings: PhoneSettings
  let parts: PhoneParts
  nonisolated let core: PhoneCore
  nonisolated let widget: WidgetPainter
  nonisolated let painter: DisplayPainter
  nonisolated let notices: ChangeNotices
  var launcher: (any AppLaunching)?
  var link: AppLink?
  var problems: [PhoneSnapshot.ProblemNote]
  /// The last line of a process that ended by itself, to tell in place of its window.
  var windowProblem: String?
  /// What a tap on a presentation opens its app with, until the app is there.
  var opening: [AppID: AppInput] = [:]
  /// The display as it was last composed.
  var display: (generation: Int, now: Date, display: PhoneDisplay)?
  private var tail: Task<Void, Never>?
  private var ticker: Task<Void, Never>?

  /// How often links, updates and timers of one instant may lead to others before the phone goes
  /// on. A choice of Islet.
  static let mostRounds = 100

  package init(_ parts: PhoneParts) {
    let notices = ChangeNotices()
    self.notices = notices
    self.parts = parts
    settings = parts.settings
    launcher = parts.launcher
    problems = parts.problems
    core = PhoneCore(
      PhoneConfiguration(start: parts.start, hasIsland: parts.settings.device.island != nil),
      zone: parts.settings.zone, onChange: { notices.notify() })
    widget = WidgetPainter(widget: parts.widget)
    painter = DisplayPainter(applicationFonts: parts.fonts)
    core.send(.install(parts.app))
  }

  /// Begins to let the time pass, when the phone's clock shall run.
  package func switchOn() async {
    if parts.rate > 0 { run(rate: parts.rate) }
  }

  /// Ends the processes and the clock.
  package func switchOff() async {
    ticker?.cancel()
    await link?.close()
    link = nil
    widget.stop()
    notices.finish()
  }

  // MARK: PhoneControl

  package func perform(_ action: PhoneAction) async throws(PhoneControlFailure) {
    let before = tail
    let task = Task { () -> PhoneControlFailure? in
      await before?.value
      do throws(PhoneControlFailure) {
        try await act(action)
        await settle()
        return nil
      } catch {
        return error
      }
    }
    tail = Task { _ = await task.value }
    if let failure = await task.value { throw failure }
  }

  package nonisolated func changes() -> AsyncStream<Void> { notices.stream() }

  package func picture(scale: Double) async throws(PhoneControlFailure) -> Data {
    let display = await shown()
    do {
      return try await painter.png(display.list, scale: scale)
    } catch {
      throw PhoneControlFailure("The picture of the display could not be made: \(error).")
    }
  }

  // MARK: Clock

  func run(rate: Double) {
    core.run(rate: rate)
    link?.put(.clock(ClockSetting(now: core.now, rate: rate)))
    ticker?.cancel()
    guard rate > 0 else { return }
    ticker = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        guard let self else { return }
        core.catchUp()
        await deliver()
      }
    }
  }

  /// Lets time pass until an instant: the phone's deadlines and the app's timers in their order.
  func advance(to target: Date) async throws(PhoneControlFailure) {
    guard target >= core.now else {
      throw PhoneControlFailure(
        "The phone's clock cannot go back. Name a time that lies ahead of it.")
    }
    while true {
      await settle()
      let timer = await nextTimer()
      let next = [core.nextDeadline, timer, target].compactMap { $0 }.min() ?? target
      let instant = min(max(next, core.now), target)
      // The app's code of that instant runs on a phone that is there already.
      core.wind(to: instant)
      await deliver()
      if let link {
        do throws(AppFailure) { try await link.app.advance(to: instant) } catch { note(error) }
      }
      if instant >= target { break }
    }
    await settle()
  }

  private func nextTimer() async -> Date? {
    guard let link else { return nil }
    do throws(AppFailure) {
      return try await link.app.nextTimer()
    } catch {
      note(error)
      return nil
    }
  }
}
