import ActivityKit
import Foundation

/// A meal on its way to somebody's door.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stage: DeliveryStage
    var window: ClosedRange<Date>
    var courier: String?
  }

  var restaurant: String
  var orderNumber: Int
  var itemCount: Int
}

/// The steps from the kitchen to the door.
enum DeliveryStage: String, Codable, Hashable, CaseIterable {
  case confirmed
  case cooking
  case riding
  case delivered

  var title: String {
    switch self {
    case .confirmed: "Order confirmed"
    case .cooking: "In the kitchen"
    case .riding: "On the way"
    case .delivered: "Enjoy your meal"
    }
  }

  var symbol: String {
    switch self {
    case .confirmed: "checkmark.circle.fill"
    case .cooking: "frying.pan.fill"
    case .riding: "bicycle"
    case .delivered: "house.fill"
    }
  }

  var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
