import Foundation
import Project
import Wire

/// A widget process and the jobs it draws, one after the other. A process that fails is replaced,
/// so that one bad presentation does not cost the others.
struct RenderLane: Sendable {
  var pool: RenderPool
  var widget: any StartableWidget
  var session: (any WidgetSession)?
  var queue: JobQueue

  /// What is known of the widget's use of its app's defaults.
  private struct Defaults {
    /// Made-up texts let it draw a sample on which it stopped.
    var areFilled = false
    /// How often they did not help.
    var failures = 0
    /// After so many nothing is tried any more; a choice of Islet.
    static let patience = 3
  }

  func run(yield: (Int, RenderOutcome) -> Void) {
    var session = session
    var defaults = Defaults()
    while let index = queue.take() {
      let job = pool.jobs[index]
      pool.tools.progress(
        "Drawing \(pool.project.name): \(job.state.name), \(job.presentation.rawValue) "
          + "(\(index + 1) of \(pool.jobs.count))")
      do {
        let answer = try answer(to: job, from: &session, &defaults)
        yield(index, RenderOutcome(result: result(answer.reply, job), noise: answer.noise))
      } catch {
        session?.stop()
        session = nil
        yield(index, RenderOutcome(result: .failure(problem(error, job)), noise: ""))
      }
    }
    session?.stop()
  }

  /// The answer to a job. A made-up state on which the widget stops is asked for again with made-up
  /// defaults: what the app would have written is as unknown as the state.
  private func answer(
    to job: RenderJob, from session: inout (any WidgetSession)?, _ defaults: inout Defaults
  ) throws(WidgetFailure) -> WidgetAnswer {
    guard job.state.source == .sample else {
      return try answer(to: job, from: &session, fillsDefaults: false)
    }
    do {
      return try answer(to: job, from: &session, fillsDefaults: defaults.areFilled)
    } catch {
      guard case .crashed = error, !defaults.areFilled, defaults.failures < Defaults.patience
      else { throw error }
      session?.stop()
      session = nil
      guard let second = try? answer(to: job, from: &session, fillsDefaults: true) else {
        defaults.failures += 1
        throw error
      }
      defaults.areFilled = true
      return second
    }
  }

  private func answer(
    to job: RenderJob, from session: inout (any WidgetSession)?, fillsDefaults: Bool
  ) throws(WidgetFailure) -> WidgetAnswer {
    let current: any WidgetSession
    if let session { current = session } else { current = try widget.start() }
    session = current
    return try current.answer(
      to: .render(pool.request(for: job, fillsDefaults: fillsDefaults)),
      within: pool.options.timeLimit)
  }

  private func result(_ reply: WidgetReply, _ job: RenderJob) -> Result<Rendering, Problem> {
    switch reply {
    case .rendering(let rendering):
      .success(rendering)
    case .undecodable(let fault)
    where fault.subject == .attributes && job.state.source == .json && lacksAttributes:
      .failure(
        Problem(
          kind: .usage,
          message:
            "--state needs --attributes FILE here: \(fault.type) has fields, and without the "
            + "option its JSON is {}. Write the attributes as the push that starts the activity has "
            + "them.",
          fault: fault))
    case .undecodable(let fault):
      .failure(
        Problem(
          kind: .decoding, message: fault.sentence(state: job.state.name), fault: fault))
    case .refused(let reason):
      .failure(
        Problem(kind: .refused, message: "\(reason) This was asked: \(pool.words(job))."))
    case .description, .samples:
      .failure(
        Problem(
          kind: .internal,
          message: "The widget answered the request for \(pool.words(job)) with something else. "
            + "Build Islet and the project again."))
    }
  }

  private var lacksAttributes: Bool {
    pool.options.attributes == nil && !pool.options.borrowsAttributes
  }

  private func problem(_ failure: WidgetFailure, _ job: RenderJob) -> Problem {
    Problem(
      kind: Problem.kind(failure),
      message: "\(failure) This was being drawn: \(pool.words(job)).", detail: failure.output)
  }
}

extension DecodingFault {
  /// What does not decode, for a person, and what the phone would do about it.
  func sentence(state: String) -> String {
    let place = keyPath.isEmpty ? "at its root" : "at \(keyPath)"
    let name = subject == .attributes ? "The attributes do" : "The state \(state) does"
    return "\(name) not decode as \(type): \(place) it wants \(expected) and found \(found). "
      + "A phone drops such a push in silence; send exactly the keys and types of the Swift type."
  }
}
