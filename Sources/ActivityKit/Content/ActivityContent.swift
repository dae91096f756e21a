import Foundation

/// A state of a Live Activity with what the system should know about it. Apple's interface.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
  /// The app's own data.
  public let state: State
  /// When the state becomes out of date; nil is never.
  public let staleDate: Date?
  /// Orders the activities of one app: any number, higher first.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    let stale = staleDate.map { "\($0)" } ?? "nil"
    return
      "ActivityContent(state: \(state), staleDate: \(stale), relevanceScore: \(relevanceScore))"
  }
}
