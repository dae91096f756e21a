import SwiftUI
import WidgetKit

extension JourneyAttributes {
  static let sample = JourneyAttributes(line: "M4", origin: "Harbour", destination: "Old Mill")
}

extension JourneyAttributes.ContentState {
  static let riding = Self(
    stop: "Market Square", nextStop: "Botanic Garden", stopsLeft: 4,
    arrival: .now.addingTimeInterval(11 * 60), progress: 0.35)
  static let delayed = Self(
    stop: "Botanic Garden", nextStop: "Town Hall", stopsLeft: 3,
    arrival: .now.addingTimeInterval(17 * 60), progress: 0.55, isDelayed: true)
  static let arrived = Self(
    stop: "Old Mill", nextStop: nil, stopsLeft: 0, arrival: .now, progress: 1)
}

#Preview("Lock Screen", as: .content, using: JourneyAttributes.sample) {
  JourneyActivity()
} contentStates: {
  JourneyAttributes.ContentState.riding
  JourneyAttributes.ContentState.delayed
  JourneyAttributes.ContentState.arrived
}
