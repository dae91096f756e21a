import ActivityKit
import Foundation

/// A story that a newsroom keeps telling.
struct NewsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var unread: Int
    var entries: [Entry]
  }

  /// One line of the story.
  struct Entry: Codable, Hashable, Identifiable {
    var id: Int
    var time: String
    var text: String
    var isBreaking = false
  }

  var headline: String
  var section: String
}
