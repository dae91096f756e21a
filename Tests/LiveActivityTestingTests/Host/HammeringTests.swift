import ActivityKit
import ActivityModel
import Foundation
import LiveActivityTesting
import Phone
import Testing

@Suite struct HammeringTests {
  private static let tasks = 200
  private static let updates = 50

  @Test("Two hundred tasks at once lose no update and keep the order of each activity")
  func tasks() async throws {
    let example = Example {
      $0.choices.maximumPerApp = Self.tasks
      $0.choices.maximumOnDevice = Self.tasks
      $0.logCapacity = 0
    }
    let complete = try await example.run {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<Self.tasks { group.addTask { try await Self.live() } }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
    }
    #expect(complete == Self.tasks)
    #expect(example.host.read { $0.activityCount } == 0)
  }

  /// One activity's whole life; true when its readers heard all of it, in order.
  private static func live() async throws -> Bool {
    let activity = try Example.request(-1, pushType: .token)
    let contents = activity.contentUpdates
    let first = contents.makeAsyncIterator()
    let second = contents.makeAsyncIterator()
    let states = activity.activityStateUpdates.makeAsyncIterator()
    let reader = Task { await minutes(first) }
    for number in 0..<updates {
      await activity.update(Example.content(number))
      if number.isMultiple(of: 10) { _ = Activity<JourneyAttributes>.activities.count }
    }
    await activity.end(nil)
    await activity.end(nil, dismissalPolicy: .immediate)
    let expected = Array(0..<updates)
    let heard = await [reader.value, minutes(second)]
    let phases = [await states.next(), await states.next(), await states.next()]
    return heard == [expected, expected] && phases == [.ended, .dismissed, nil]
  }

  private static func minutes(
    _ updates: Activity<JourneyAttributes>.ContentUpdates.Iterator
  ) async -> [Int] {
    var minutes: [Int] = []
    while let content = await updates.next() { minutes.append(content.state.minutes) }
    return minutes
  }

  @Test("Readers that are cancelled stop, and the phone forgets them")
  func cancellation() async throws {
    let example = Example()
    try await example.run {
      let activity = try Example.request()
      let readers = (0..<50).map { _ in
        Task {
          var count = 0
          for await _ in activity.contentUpdates { count += 1 }
          return count
        }
      }
      for reader in readers { reader.cancel() }
      for reader in readers { #expect(await reader.value == 0) }
      await activity.update(Example.content(1))
      #expect(activity.content.state.minutes == 1)
    }
  }

  @Test("Winding, locking and killing beside requests keeps the phone whole")
  func disturbance() async throws {
    let example = Example {
      $0.choices.maximumPerApp = 50
      $0.choices.maximumOnDevice = 50
    }
    let started = await example.run {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<100 {
          group.addTask {
            switch number % 4 {
            case 0: example.host.wind(by: 60)
            case 1: example.host.send(number % 8 == 1 ? .lock : .unlock)
            default:
              guard let activity = try? Example.request(number) else { return 0 }
              await activity.update(Example.content(number))
              await activity.end(nil, dismissalPolicy: .immediate)
              return 1
            }
            return 0
          }
        }
        return await group.reduce(0, +)
      }
    }
    let lines = example.host.read { $0.logEntries }
    let begun = lines.filter { $0.fact == .requested(.standard) }
    #expect(begun.count == started)
    #expect(example.host.read { $0.activityCount } == 0)
    #expect(example.host.read { $0.now } == Example.start.addingTimeInterval(25 * 60))
  }
}
