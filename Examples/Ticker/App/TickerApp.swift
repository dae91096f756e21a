import SwiftUI

@main
struct TickerApp: App {
  var body: some Scene {
    WindowGroup {
      PriceView()
    }
  }
}
