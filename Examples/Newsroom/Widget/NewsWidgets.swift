import SwiftUI
import WidgetKit

@main
struct NewsWidgets: WidgetBundle {
  var body: some Widget {
    NewsActivity()
    FrontPage()
  }
}
