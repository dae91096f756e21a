import SwiftUI
import WidgetKit

struct CoffeePreviews: PreviewProvider {
  static let order = CoffeeAttributes(drink: "Flat white", name: "Noor")
  static let brewing = CoffeeAttributes.ContentState(
    step: .brewing, ready: .now.addingTimeInterval(180))
  static let ready = CoffeeAttributes.ContentState(step: .ready, ready: .now)

  static var previews: some View {
    order.previewContext(brewing, viewKind: .content)
      .previewDisplayName("brewing")
    order.previewContext(ready, viewKind: .content)
      .previewDisplayName("ready")
    order.previewContext(brewing, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("brewing")
  }
}
