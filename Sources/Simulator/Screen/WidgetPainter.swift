import ActivityModel
import Dispatch
import Drawing
import Foundation
import Project
import Studio
import Wire

/// Has presentations drawn by the widget's process, and keeps what does not change.
///
/// A widget that failed is started again for the next drawing.
package final class WidgetPainter: Sendable {
  private struct State {
    var widget: (any StartableWidget)?
    var session: (any WidgetSession)?
    var drawn: [Key: Kept] = [:]
  }

  /// What a drawing depends on beside the time.
  private struct Key: Hashable {
    var type: String
    var attributes: Data
    var state: Data
    var presentation: Presentation
    var surroundings: [String]
  }

  private struct Kept {
    var result: Result
    var time: Date
    var isRunning: Bool
  }

  package enum Result: Equatable, Sendable {
    case drawn(Rendering)
    /// Why nothing is drawn, a sentence, and whether the process failed.
    case failed(String, details: String?)
    /// What does not decode, as a clause of the log.
    case undecodable(String)
  }

  /// The most drawings that are kept. A choice of Islet.
  private static let capacity = 256

  private let state: Guarded<State>
  private let queue = DispatchQueue(label: "islet.widget")
  private let timeLimit: Double

  /// - Parameter timeLimit: Seconds that one presentation may take.
  package init(widget: (any StartableWidget)?, timeLimit: Double = 10) {
    state = Guarded(State(widget: widget))
    self.timeLimit = timeLimit
  }

  /// Draws with a newly built widget from now on.
  package func replace(with widget: any StartableWidget) {
    let old = state.use { state in
      defer { state = State(widget: widget) }
      return state.session
    }
    old?.stop()
  }

  package func stop() {
    let old = state.use { state in
      defer { state.session = nil }
      return state.session
    }
    old?.stop()
  }

  /// - Returns: nil without a widget; the second value is what the user's code printed.
  package func draw(_ request: RenderRequest) async -> (Result, noise: String)? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.drawNow(request)) }
    }
  }

  private func drawNow(_ request: RenderRequest) -> (Result, noise: String)? {
    guard case .json(let type, let attributes, let content) = request.content else { return nil }
    let surroundings = request.environment
    let key = Key(
      type: type, attributes: attributes, state: content, presentation: request.presentation,
      surroundings: [
        surroundings.device.name, surroundings.appearance.rawValue, "\(surroundings.isStale)",
        surroundings.timeZone, surroundings.locale, surroundings.textSize.rawValue,
      ])
    if let kept = state.use({ $0.drawn[key] }), !kept.isRunning || kept.time == surroundings.now {
      return (kept.result, "")
    }
    guard let widget = state.use({ $0.widget }) else { return nil }
    let (result, noise) = ask(widget, request)
    state.use { state in
      if state.drawn.count >= Self.capacity { state.drawn = [:] }
      if case .drawn(let rendering) = result {
        state.drawn[key] = Kept(
          result: result, time: surroundings.now, isRunning: rendering.isRunning)
      }
    }
    return (result, noise)
  }

  private func ask(
    _ widget: any StartableWidget, _ request: RenderRequest
  ) -> (Result, noise: String) {
    do throws(WidgetFailure) {
      let session: any WidgetSession
      if let running = state.use({ $0.session }) {
        session = running
      } else {
        let started = try widget.start()
        state.use { $0.session = started }
        session = started
      }
      let answer = try session.answer(to: .render(request), within: timeLimit)
      switch answer.reply {
      case .rendering(let rendering): return (.drawn(rendering), answer.noise)
      case .refused(let reason): return (.failed(reason, details: nil), answer.noise)
      case .undecodable(let fault): return (.undecodable(fault.phoneClause), answer.noise)
      default:
        return (
          .failed("The widget answered something else. Build it again.", details: nil),
          answer.noise
        )
      }
    } catch {
      state.use { $0.session = nil }
      return (.failed("\(error)", details: nil), "")
    }
  }
}

extension DecodingFault {
  /// What does not decode, as a clause of the log.
  var phoneClause: String {
    let place = keyPath.isEmpty ? "at its root" : "at \(keyPath)"
    return "\(place) \(type) wants \(expected) and found \(found)"
  }
}

extension Rendering {
  /// Whether it looks different a moment later.
  var isRunning: Bool { parts.values.contains { Self.isRunning($0.items) } }

  private static func isRunning(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .group(_, let inner): isRunning(inner)
      case .element(let element, let inner):
        element.traits.contains(.running) || isRunning(inner)
      default: false
      }
    }
  }
}
