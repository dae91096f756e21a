import AppleFoundation
import SwiftUI

/// Runs an intent when its button or toggle is used.
struct IntentAction: Sendable {
  let intent: any AppIntent

  init(_ intent: any AppIntent) {
    self.intent = intent
  }

  /// Starts the intent. An error has no one to go to, so it is written to standard error.
  @MainActor
  func run() {
    let intent = intent
    Task {
      do {
        _ = try await intent.perform()
      } catch {
        FileHandle.standardError.write(
          Data("[AppIntents] \(type(of: intent)) failed: \(error)\n".utf8))
      }
    }
  }

  /// A binding that shows a value and runs the intent when it is set.
  func binding(_ value: Bool) -> Binding<Bool> {
    Binding(get: { value }, set: { _ in Task { @MainActor in run() } })
  }
}
