import SwiftUI

@main
struct DeliveryApp: App {
  var body: some Scene {
    WindowGroup {
      OrderView()
    }
  }
}
