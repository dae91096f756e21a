import SwiftUI
import WidgetKit

extension DeliveryAttributes {
  static let sample = DeliveryAttributes(restaurant: "Noodle Lane", orderNumber: 2047, itemCount: 3)
}

extension DeliveryAttributes.ContentState {
  static let cooking = Self(
    stage: .cooking, window: .now ... .now.addingTimeInterval(25 * 60), courier: nil)
  static let riding = Self(
    stage: .riding, window: .now ... .now.addingTimeInterval(8 * 60 + 30), courier: "Amira")
  static let delivered = Self(stage: .delivered, window: .now ... .now, courier: "Amira")
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.cooking
  DeliveryAttributes.ContentState.riding
  DeliveryAttributes.ContentState.delivered
}
