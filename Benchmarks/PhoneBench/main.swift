import ActivityModel
import Foundation
import Phone

// How fast the phone is, and whether a full phone is as fast as an empty one.
// Times are processor time of this process, so that a busy machine matters less.

print("phone: events a second on one core, by the number of activities")
var first: Measurement?
let asked = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in asked.isEmpty ? [10, 1_000, 100_000, 1_000_000] : asked {
  let measurement = Measurement.take(activities: count)
  let base = first ?? measurement
  first = base
  print(measurement.line(against: base))
}
print(WholeLife.line())
