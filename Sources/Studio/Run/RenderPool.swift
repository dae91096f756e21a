import ActivityModel
import Drawing
import Foundation
import Project
import Synchronization
import Wire

/// One presentation of one state.
struct RenderJob: Sendable {
  var state: DrawnState
  var presentation: Presentation
  var environment: RenderEnvironment
}

/// Draws jobs with one or more widget processes and makes pictures of what they draw.
struct RenderPool: Sendable {
  var jobs: [RenderJob]
  var options: PreviewOptions
  var tools: PreviewTools
  var project: BuiltProject

  /// Encoders of one project; more would wait for a core.
  private static let encoderCount = 2

  /// The pictures, in the order of the jobs.
  func pictures(
    startedSession: any WidgetSession, lanes: Int
  ) async -> [PreviewReport.Picture] {
    let queue = JobQueue(count: jobs.count)
    let encoders = (0..<Self.encoderCount).map { _ in
      tools.makeEncoder(project.applicationFonts)
    }
    var clocks: [String: StatusClock] = [:]
    for time in Set(jobs.map(\.environment.statusTime)) {
      clocks[time] = await encoders[0].clock(time)
    }
    let statusClocks = clocks
    let (outcomes, sink) = AsyncStream.makeStream(of: (Int, RenderOutcome).self)
    return await withTaskCancellationHandler {
      await withTaskGroup(of: (Int, PreviewReport.Picture).self) { group in
        for lane in 0..<max(lanes, 1) {
          let start = RenderLane(
            pool: self, widget: project.widget, session: lane == 0 ? startedSession : nil,
            queue: queue)
          // Lanes block on their process, so they get threads of their own.
          Thread.detachNewThread { [start] in
            start.run { sink.yield(($0, $1)) }
            if queue.leave(of: max(lanes, 1)) { sink.finish() }
          }
        }
        for await (index, outcome) in outcomes {
          let encoder = encoders[index % encoders.count]
          let job = jobs[index]
          let clock = statusClocks[job.environment.statusTime]
          group.addTask {
            (index, await picture(of: outcome, for: job, clock: clock, with: encoder))
          }
        }
        var pictures = [PreviewReport.Picture?](repeating: nil, count: jobs.count)
        for await (index, picture) in group { pictures[index] = picture }
        return zip(jobs, pictures).map { job, picture in
          picture ?? PreviewReport.Picture(presentation: job.presentation, noise: "")
        }
      }
    } onCancel: {
      queue.close()
    }
  }

  func request(for job: RenderJob, fillsDefaults: Bool) -> RenderRequest {
    RenderRequest(
      content: job.state.content, presentation: job.presentation,
      environment: job.environment, fillsDefaults: fillsDefaults)
  }

  private func picture(
    of outcome: RenderOutcome, for job: RenderJob, clock: StatusClock?,
    with encoder: any PictureEncoding
  ) async -> PreviewReport.Picture {
    var picture = PreviewReport.Picture(presentation: job.presentation, noise: outcome.noise)
    switch outcome.result {
    case .failure(let problem):
      picture.problem = problem
    case .success(let rendering):
      do {
        picture.drawing = try await drawing(
          of: rendering, for: job, clock: clock, with: encoder)
      } catch {
        picture.problem = error
      }
    }
    return picture
  }

  private func drawing(
    of rendering: Rendering, for job: RenderJob, clock: StatusClock?,
    with encoder: any PictureEncoding
  ) async throws(Problem) -> PreviewReport.Drawing {
    let scene = PresentationScene(
      rendering: rendering, environment: job.environment, clock: clock)
    guard let picture = scene.picture else {
      throw Problem(
        kind: .usage,
        message: job.environment.device.absence(of: job.presentation)
          ?? "\(words(job)) has no picture. Choose another --device.")
    }
    let companion = scene.device.name == job.environment.device.name ? nil : scene.device.name
    do {
      let png = try await encoder.encode(picture, as: .png, scale: options.scale)
      var canvases: [CanvasFormat: Data] = [:]
      for format in options.formats.compactMap(\.canvas) where format != .png {
        canvases[format] = try await encoder.encode(picture, as: format, scale: options.scale)
      }
      let checks = PictureChecks(
        rendering, in: picture, device: job.environment.device,
        inspection: try await encoder.inspect(picture))
      return PreviewReport.Drawing(
        size: picture.size, tree: ElementTree(picture), notes: checks.notes,
        widgetURL: rendering.widgetURL, companion: companion, list: picture,
        png: PNGPicture(data: png, size: picture.size, scale: options.scale), canvases: canvases)
    } catch {
      throw Problem(
        kind: .internal, message: "The picture of \(words(job)) could not be made: \(error)")
    }
  }

  /// `the compact presentation of JourneyAttributes, state riding`.
  func words(_ job: RenderJob) -> String {
    "the \(job.presentation.rawValue) presentation of \(job.state.attributesType), "
      + "state \(job.state.name)"
  }
}

extension RenderEnvironment {
  /// The time of the status bar, `9:41`.
  var statusTime: String {
    let offset = TimeZone(identifier: timeZone)?.secondsFromGMT(for: now) ?? 0
    let minutes = Int(((now.timeIntervalSince1970 + Double(offset)) / 60).rounded(.down))
    let ofDay = ((minutes % 1440) + 1440) % 1440
    let minute = ofDay % 60
    let hour = (ofDay / 60 + 11) % 12 + 1
    return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// What a widget process made of a job.
struct RenderOutcome: Sendable {
  var result: Result<Rendering, Problem>
  var noise: String
}

/// Hands out jobs to lanes.
final class JobQueue: Sendable {
  private struct State {
    var next = 0
    var left = 0
    var isClosed = false
  }

  private let count: Int
  private let state = Mutex(State())

  init(count: Int) {
    self.count = count
  }

  /// The index of the next job, or nil when there is none.
  func take() -> Int? {
    state.withLock { state in
      guard state.next < count, !state.isClosed else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func close() {
    state.withLock { $0.isClosed = true }
  }

  /// Notes that a lane has ended; true for the last one.
  func leave(of lanes: Int) -> Bool {
    state.withLock { state in
      state.left += 1
      return state.left == lanes
    }
  }
}
