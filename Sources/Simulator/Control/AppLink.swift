import ActivityModel
import Foundation
import Wire

/// A running app's process with the phone's messages to it, one after the other in order.
final class AppLink: Sendable {
  enum Message: Sendable {
    case event(ActivityEvent)
    case input(AppInput)
    case surroundings(AppSurroundings)
    case clock(ClockSetting)
    case barrier(CheckedContinuation<Void, Never>)
  }

  let app: any RunningApp
  private let queue: AsyncStream<Message>.Continuation
  private let pump: Task<Void, Never>
  private let watch: Task<Void, Never>

  init(_ app: any RunningApp, onReport: @escaping @Sendable (AppReport) async -> Void) {
    self.app = app
    let (stream, continuation) = AsyncStream<Message>.makeStream()
    queue = continuation
    pump = Task {
      for await message in stream {
        switch message {
        case .event(let event): await app.deliver(event)
        case .input(let input): await app.send(input)
        case .surroundings(let surroundings): await app.set(surroundings)
        case .clock(let clock): await app.set(clock)
        case .barrier(let continuation): continuation.resume()
        }
      }
    }
    watch = Task { for await report in app.reports { await onReport(report) } }
  }

  func put(_ message: Message) { queue.yield(message) }

  /// Waits until the process has been told everything that was put before.
  func drain() async {
    await withCheckedContinuation { continuation in
      if case .terminated = queue.yield(.barrier(continuation)) { continuation.resume() }
    }
  }

  func close() async {
    await drain()
    queue.finish()
    await app.terminate()
  }
}
