import SwiftUI
import WidgetKit

@main
struct CoffeeWidgets: WidgetBundle {
  var body: some Widget {
    CoffeeActivity()
  }
}
