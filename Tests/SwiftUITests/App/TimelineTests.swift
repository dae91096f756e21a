import Foundation
import Testing

@testable import SwiftUI

@MainActor struct TimelineTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1000)

  @Test func aTimelineIsDrawnForTheEntryInForce() {
    var environment = EnvironmentValues()
    environment.now = now
    func seconds(_ schedule: some TimelineSchedule) -> [String?] {
      LaidOut(
        TimelineView(schedule) { context in
          Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
        }, environment: environment
      ).elements.map(\.content)
    }
    #expect(seconds(.everyMinute) == ["960.0"])
    #expect(
      seconds(.periodic(from: Date(timeIntervalSinceReferenceDate: 950), by: 20)) == ["990.0"])
    let dates = [900, 980, 1100].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(seconds(.explicit(dates)) == ["980.0"])
    #expect(seconds(.animation) == ["1000.0"])
  }

  @Test func everyMinuteGoesOnByMinutes() {
    let dates = EveryMinuteTimelineSchedule().entries(from: now, mode: .normal).prefix(2)
    #expect(Array(dates).map(\.timeIntervalSinceReferenceDate) == [960, 1020])
  }
}
