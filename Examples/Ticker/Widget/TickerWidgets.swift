import SwiftUI
import WidgetKit

@main
struct TickerWidgets: WidgetBundle {
  var body: some Widget {
    TickerActivity()
  }
}
