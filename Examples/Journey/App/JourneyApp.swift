import SwiftUI

@main
struct JourneyApp: App {
  var body: some Scene {
    WindowGroup {
      RideView()
    }
  }
}
