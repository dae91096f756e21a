import Foundation

/// Those who want to know that the phone has changed.
final class ChangeNotices: Sendable {
  private let readers = Guarded<[UUID: AsyncStream<Void>.Continuation]>([:])

  /// A stream that holds at most one notice that was not read.
  func stream() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = UUID()
      readers.use { $0[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.readers.use { $0[id] = nil }
      }
    }
  }

  func notify() {
    for reader in readers.use({ Array($0.values) }) { reader.yield() }
  }

  func finish() {
    let all = readers.use { readers in
      defer { readers = [:] }
      return Array(readers.values)
    }
    for reader in all { reader.finish() }
  }
}
