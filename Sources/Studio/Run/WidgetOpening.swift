import Foundation
import Project
import Wire

/// The beginning of a conversation with a widget: it is started and says what it can draw.
struct WidgetOpening {
  /// The project, for messages.
  var path: String
  /// The time at which the previews' states are made.
  var now: Date
  /// The phone's, in which the previews' states are made.
  var locale: String
  /// Seconds.
  var timeLimit: Double

  func start(_ widget: any StartableWidget) throws(Problem) -> any WidgetSession {
    do {
      return try widget.start()
    } catch {
      throw Problem(kind: .internal, message: "\(error)")
    }
  }

  /// Without previews none of their code runs, so that a mistake in it stops nothing.
  func describe(
    _ session: any WidgetSession, previews: Bool = true
  ) throws(Problem) -> WidgetDescription {
    do {
      let answer = try session.answer(
        to: .describe(now: now, previews: previews, locale: locale), within: timeLimit)
      if case .description(let description) = answer.reply { return description }
      throw Problem(
        kind: .internal,
        message: "The widget of \(path) answered with something else than what "
          + "it can draw. Build Islet and the project again.")
    } catch let problem as Problem {
      throw problem
    } catch {
      let failure = error as? WidgetFailure
      throw Problem(
        kind: failure.map(Problem.kind) ?? .internal,
        message: "\(error) It happened while the bundle and its previews were read, "
          + "before anything was drawn.",
        detail: failure?.output)
    }
  }
}
