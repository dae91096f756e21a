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

  func run(yield: (Int, RenderOutcome) -> Void) {
    var session = session
    while let index = queue.take() {
      let job = pool.jobs[index]
      pool.tools.progress(
        "Drawing \(pool.project.name): \(job.state.name), \(job.presentation.rawValue) "
          + "(\(index + 1) of \(pool.jobs.count))")
      do {
        let answer = try answer(to: job, from: &session)
        yield(index, RenderOutcome(result: result(answer.reply, job), noise: answer.noise))
      } catch {
        session?.stop()
        session = nil
        yield(index, RenderOutcome(result: .failure(problem(error, job)), noise: ""))
      }
    }
    session?.stop()
  }

  private func answer(
    to job: RenderJob, from session: inout (any WidgetSession)?
  ) throws(WidgetFailure) -> WidgetAnswer {
    let current: any WidgetSession
    if let session { current = session } else { current = try widget.start() }
    session = current
    return try current.answer(
      to: .render(pool.request(for: job)), within: pool.options.timeLimit)
  }

  private func result(_ reply: WidgetReply, _ job: RenderJob) -> Result<Rendering, Problem> {
    switch reply {
    case .rendering(let rendering):
      .success(rendering)
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
