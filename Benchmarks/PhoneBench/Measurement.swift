import Foundation

/// The speed of the phone with a number of activities.
struct Measurement {
  var activities: Int
  var eventsPerSecond: Double
  var bytesPerActivity: Int

  static func take(activities: Int) -> Measurement {
    let before = residentBytes()
    var crowd = Crowd(activities: activities)
    let bytes = residentBytes() - before
    crowd.run(events: 200_000)
    crowd.forgetTimes()
    crowd.run(events: 1_000_000)
    return Measurement(
      activities: activities, eventsPerSecond: Double(crowd.events) / crowd.seconds,
      bytesPerActivity: bytes / activities)
  }

  func line(against base: Measurement) -> String {
    let cost = 1e9 / eventsPerSecond
    let ratio = base.eventsPerSecond / eventsPerSecond
    var line = "  \(activities) activities: \(Int(eventsPerSecond)) events/s"
    line += ", \(Int(cost)) ns an event, \(Self.rounded(ratio)) times the cost with 10"
    // The memory of few activities drowns in that of the process.
    if activities >= 100_000 { line += ", \(bytesPerActivity) bytes an activity" }
    return line
  }

  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
