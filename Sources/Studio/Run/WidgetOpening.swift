import Foundation
import Project
import Wire

/// The beginning of a conversation with a widget: it is started and says what it can draw.
package struct WidgetOpening {
  /// The project, for messages.
  package var path: String
  /// The time at which the previews' states are made.
  package var now: Date
  /// The phone's, in which the previews' states are made.
  package var locale: String
  /// Seconds.
  package var timeLimit: Double

  package init(path: String, now: Date, locale: String, timeLimit: Double) {
    self.path = path
    self.now = now
    self.locale = locale
    self.timeLimit = timeLimit
  }

  package func start(_ widget: any StartableWidget) throws(Problem) -> any WidgetSession {
    do {
      return try widget.start()
    } catch {
      throw Problem(kind: .internal, message: "\(error)")
    }
  }

  /// Asks for made-up states of an activity.
  package func samples(
    of attributesType: String, from session: any WidgetSession
  ) throws(Problem) -> WidgetSamples {
    let reply: WidgetReply
    do throws(WidgetFailure) {
      reply = try session.answer(
        to: .sample(attributesType: attributesType, now: now), within: timeLimit
      ).reply
    } catch {
      throw Problem(
        kind: Problem.kind(error),
        message: "\(error) It happened while \(attributesType) and its content state were decoded "
          + "from made-up values. Give states as JSON with --attributes FILE --state FILE, or add "
          + "a #Preview to the source.",
        detail: error.output)
    }
    switch reply {
    case .samples(let samples): return samples
    case .refused(let reason): throw Problem(kind: .sample, message: reason)
    default:
      throw Problem(
        kind: .internal,
        message: "The widget of \(path) answered with something else than samples. Build Islet "
          + "and the project again.")
    }
  }

  /// Without previews none of their code runs, so that a mistake in it stops nothing.
  package func describe(
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
