import ActivityKit
import Foundation

/// A ride on one line of a transit network.
struct JourneyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var nextStop: String?
    var stopsLeft: Int
    var arrival: Date
    /// How much of the ride lies behind, 0 to 1.
    var progress: Double
    var isDelayed = false
  }

  var line: String
  var origin: String
  var destination: String
}
