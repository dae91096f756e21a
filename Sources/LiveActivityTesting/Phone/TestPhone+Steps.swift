import Foundation

/// Why a step of a test could not be done: a sentence that says what is on the screen instead.
public struct PhoneStepError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

extension TestPhone {
  /// Taps the activity on the screen that shows these words, which opens its app.
  ///
  /// - Parameter text: The words; equal texts come before those that contain them.
  /// - Throws: `PhoneStepError` when the words are not on the screen, or several activities show
  ///   them.
  public func tap(text: String) async throws {
    tap(try await visible(text).id)
  }

  /// Swipes the card that shows these words off the Lock Screen.
  ///
  /// - Throws: `PhoneStepError` as `tap(text:)`.
  public func swipe(text: String) async throws {
    remove(try Self.find(text, among: await screen.lockScreen.cards).id)
  }

  /// Touches and holds the Dynamic Island, which expands the attached activity.
  ///
  /// - Throws: `PhoneStepError` when nothing is in the island.
  public func holdIsland() async throws {
    guard let activity = await screen.island?.activities.first else {
      throw PhoneStepError(
        description: "Nothing is in the Dynamic Island. Start an activity and leave its app.")
    }
    hold(activity.id)
  }

  private func visible(_ text: String) async throws -> ShownActivity {
    let screen = await screen
    let shown: [ShownActivity]
    if let standBy = screen.standBy {
      shown = [standBy.full ?? standBy.minimal].compactMap { $0 }
    } else if screen.isLocked {
      shown = screen.lockScreen.cards
    } else {
      shown = (screen.island?.activities ?? []) + [screen.banner].compactMap { $0 }
    }
    return try Self.find(text, among: shown)
  }

  private static func find(
    _ text: String, among shown: [ShownActivity]
  ) throws -> ShownActivity {
    let exact = shown.filter { $0.texts.contains(text) }
    let matches =
      exact.isEmpty ? shown.filter { $0.texts.contains { $0.contains(text) } } : exact
    if matches.count == 1 { return matches[0] }
    let words = shown.flatMap(\.texts).map { "“\($0)”" }.joined(separator: ", ")
    throw PhoneStepError(
      description: matches.isEmpty
        ? "“\(text)” is not on the screen. "
          + (words.isEmpty ? "There are no words on it." : "There is \(words).")
        : "\(matches.count) activities show “\(text)”. Write words that only one shows.")
  }
}
