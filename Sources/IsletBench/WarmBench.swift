import ActivityModel
import Drawing
import Foundation
import Project
import Studio
import Wire

/// A widget process that runs already: from a state to the Lock Screen's picture, against drawing
/// the finished display list again.
struct WarmBench {
  var project: URL

  func report() async throws {
    let tools = PreviewTools.standard { _ in }
    let built = try await tools.build(project.path)
    let session = try built.widget.start()
    defer { session.stop() }
    _ = try session.answer(to: .describe(now: PreviewClock.standard.now), within: 10)
    let encoder = tools.makeEncoder(built.applicationFonts)
    let runs = 50

    let environment = RenderEnvironment(device: .standard, now: PreviewClock.standard.now)
    let request = RenderRequest(
      content: .preview(0, state: 0), presentation: .lockScreen, environment: environment)
    func list() throws -> DisplayList {
      let answer = try session.answer(to: .render(request), within: 10)
      guard case .rendering(let rendering) = answer.reply,
        let picture = PresentationScene(rendering: rendering, environment: environment).picture
      else { throw BenchFailure("The first preview has no Lock Screen: \(answer.reply)") }
      return picture
    }

    let replayed = try list()
    _ = try await encoder.encode(replayed, as: .png, scale: 3)
    let replay = try await Stopwatch.median(of: runs) {
      _ = try await encoder.encode(replayed, as: .png, scale: 3)
    }
    let whole = try await Stopwatch.median(of: runs) {
      _ = try await encoder.encode(try list(), as: .png, scale: 3)
    }
    print(
      """
      state to Lock Screen PNG, warm   \(Stopwatch.words(whole)), \
      \(Stopwatch.ratio(whole / replay)) × replay of its display list \
      (\(Stopwatch.words(replay)))
      """)
  }
}
