import ActivityModel
import Foundation

extension ActivityContent {
  /// The content as the phone holds it. Throws what encoding the state throws.
  func encoded() throws -> RawContent {
    RawContent(
      state: try JSONEncoder().encode(state), staleDate: staleDate, relevanceScore: relevanceScore)
  }

  /// Content that the phone holds. Throws what decoding the state throws.
  init(decoding content: RawContent) throws {
    self.init(
      state: try JSONDecoder().decode(State.self, from: content.state),
      staleDate: content.staleDate, relevanceScore: content.relevanceScore)
  }
}
