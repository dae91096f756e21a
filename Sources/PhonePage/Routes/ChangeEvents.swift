import Foundation
import Simulator

/// The stream of `/events`: `event: change` with the generation, at once, after each change, and now and
/// then without one, so that both ends notice when the other is gone.
enum ChangeEvents {
  static func stream(of control: any PhoneControl) -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Data.self, bufferingPolicy: .bufferingNewest(1))
    let changes = control.changes()
    let teller = Task {
      continuation.yield(await change(of: control))
      for await _ in changes { continuation.yield(await change(of: control)) }
      continuation.finish()
    }
    let heart = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: HTTPBounds.heartbeat)
        // A change that waits is not replaced: the generation is told again.
        continuation.yield(await change(of: control))
      }
    }
    continuation.onTermination = { _ in
      teller.cancel()
      heart.cancel()
    }
    return stream
  }

  private static func change(of control: any PhoneControl) async -> Data {
    Data("event: change\ndata: \(await control.snapshot().generation)\n\n".utf8)
  }
}
