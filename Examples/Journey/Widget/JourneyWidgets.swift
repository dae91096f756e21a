import SwiftUI
import WidgetKit

@main
struct JourneyWidgets: WidgetBundle {
  var body: some Widget {
    JourneyActivity()
  }
}
