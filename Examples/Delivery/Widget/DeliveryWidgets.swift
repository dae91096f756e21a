import SwiftUI
import WidgetKit

@main
struct DeliveryWidgets: WidgetBundle {
  var body: some Widget {
    DeliveryActivity()
  }
}
