import ActivityKit
import Foundation

/// The price of one share over a trading day.
struct TickerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var price: Double
    /// The change since the opening, in percent.
    var change: Double
    /// Prices of the day so far, oldest first.
    var history: [Double]
  }

  var symbol: String
  var company: String
}
