import ActivityModel
import Foundation
import Phone

/// Twelve hours of an activity's life.
enum WholeLife {
  private static let times = 1_000

  static func line() -> String {
    let app: AppID = "com.example.app"
    var phone = Phone(PhoneConfiguration(start: Crowd.start))
    _ = phone.handle(
      .install(AppDescription(id: app, name: "App", attributesTypes: [Crowd.type])),
      at: Crowd.start)
    _ = phone.handle(.launch(app), at: Crowd.start)
    let content = RawContent(
      state: Data("{}".utf8), staleDate: Crowd.start.addingTimeInterval(3600))
    let request = ActivityRequest(
      attributesType: Crowd.type, attributes: Data("{}".utf8), content: content, pushInput: .token)
    _ = phone.handle(.request(request, by: app), at: Crowd.start)
    let end = Crowd.start.addingTimeInterval(12 * 3600)
    let start = processorTime()
    for _ in 0..<times {
      var copy = phone
      precondition(!copy.advance(to: end).isEmpty)
      precondition(copy.activityCount == 0)
    }
    let microseconds = (processorTime() - start) / Double(times) * 1e6
    return "  twelve hours of one activity: \(Measurement.rounded(microseconds)) µs"
  }
}
