import ActivityKit
import Foundation

/// A cup of coffee from the queue to the counter.
struct CoffeeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: Step
    var ready: Date
  }

  enum Step: Int, Codable, Hashable, CaseIterable {
    case queued
    case grinding
    case brewing
    case ready

    var title: String {
      switch self {
      case .queued: "In the queue"
      case .grinding: "Grinding your beans"
      case .brewing: "Brewing"
      case .ready: "Ready at the counter"
      }
    }
  }

  var drink: String
  var name: String
}
