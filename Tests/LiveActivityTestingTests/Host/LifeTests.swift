import ActivityKit
import ActivityModel
import Foundation
import LiveActivityTesting
import Phone
import Testing

/// Whole lives of activities, driven through ActivityKit's own calls.
@Suite struct LifeTests {
  private let hour: TimeInterval = 3600

  @Test("A journey that ends with .after is dismissed at its date")
  func journey() async throws {
    let example = Example()
    try await example.run {
      let activity = try Example.request(10)
      #expect(activity.activityState == .active)
      await activity.update(Example.content(5, stale: 600))
      #expect(activity.content.state.minutes == 5)
      example.host.wind(by: 600)
      #expect(activity.activityState == .stale)
      await activity.end(
        Example.content(0), dismissalPolicy: .after(Example.start.addingTimeInterval(1200)))
      #expect(activity.activityState == .ended)
      #expect(Activity<JourneyAttributes>.activities.map(\.id) == [activity.id])
      example.host.wind(to: Example.start.addingTimeInterval(1199))
      #expect(activity.activityState == .ended)
      example.host.wind(to: Example.start.addingTimeInterval(1200))
      #expect(activity.activityState == .dismissed)
      #expect(activity.content.state.minutes == 0)
      #expect(Activity<JourneyAttributes>.activities.isEmpty)
      await activity.update(Example.content(1))
      #expect(example.lines().last == "update ignored: the activity was dismissed at 10:20 (R3)")
    }
  }

  @Test(
    "The states of an activity that nobody ends: ended after eight hours, dismissed after twelve")
  func states() async throws {
    let example = Example()
    let states = try await example.run {
      let activity = try Example.request()
      let updates = activity.activityStateUpdates.makeAsyncIterator()
      await activity.update(Example.content(9, stale: 60))
      example.host.wind(by: 13 * hour)
      var states: [ActivityState] = []
      while let state = await updates.next() { states.append(state) }
      return states
    }
    #expect(states == [.stale, .ended, .dismissed])
  }

  @Test("Every content is delivered in order, and the sequence ends with the activity")
  func contents() async throws {
    let example = Example()
    let minutes = try await example.run {
      let activity = try Example.request()
      let updates = activity.contentUpdates.makeAsyncIterator()
      for minutes in 0..<100 { await activity.update(Example.content(minutes)) }
      await activity.end(nil, dismissalPolicy: .immediate)
      var minutes: [Int] = []
      while let content = await updates.next() { minutes.append(content.state.minutes) }
      return minutes
    }
    #expect(minutes == Array(0..<100))
  }

  @Test("With a bounded buffer the oldest contents are dropped")
  func boundedBuffer() async throws {
    let example = Example(buffering: .newest(3))
    let minutes = try await example.run {
      let activity = try Example.request()
      let updates = activity.contentUpdates.makeAsyncIterator()
      for minutes in 0..<100 { await activity.update(Example.content(minutes)) }
      await activity.end(nil, dismissalPolicy: .immediate)
      var minutes: [Int] = []
      while let content = await updates.next() { minutes.append(content.state.minutes) }
      return minutes
    }
    #expect(minutes == [98, 99])
  }

  @Test("The calls of iOS 16.1 and the token loop work as well")
  @available(*, deprecated)
  func oldCalls() async throws {
    let example = Example()
    try await example.run {
      let activity = try Activity.request(
        attributes: OrderAttributes(number: 7), contentState: .init(status: "placed"),
        pushType: .token)
      #expect(activity.pushToken == nil)
      let tokens = activity.pushTokenUpdates.makeAsyncIterator()
      example.host.wind(by: 1)
      let token = await tokens.next()
      #expect(token?.count == 80)
      #expect(activity.pushToken == token)
      await activity.update(using: .init(status: "baking"))
      #expect(activity.contentState.status == "baking")
      await activity.end(using: .init(status: "done"), dismissalPolicy: .immediate)
      #expect(activity.activityState == .dismissed)
    }
  }

  @Test("An alert expands the island when the app is away")
  func alert() async throws {
    let example = Example()
    try await example.run {
      let activity = try Example.request()
      example.host.send(.enterBackground(Example.app))
      await activity.update(
        Example.content(1),
        alertConfiguration: AlertConfiguration(title: "Soon", body: "One minute", sound: .default))
      let id = try #require(ActivityID(activity.id))
      #expect(example.host.read { $0.screen.island } == .expanded(id))
    }
  }

  @Test("A refusal is Apple's error")
  func refusal() async {
    let example = Example()
    await example.run {
      example.host.send(.enterBackground(Example.app))
      #expect(throws: ActivityAuthorizationError.visibility) { try Example.request() }
      example.host.send(.set(.liveActivities(Example.app, false)))
      #expect(throws: ActivityAuthorizationError.denied) { try Example.request() }
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    }
  }

  @Test("A scheduled activity is pending, then active")
  func scheduled() async throws {
    let example = Example()
    try await example.run {
      let activity = try Activity.request(
        attributes: JourneyAttributes(destination: "Harbour"), content: Example.content(10),
        style: .standard,
        alertConfiguration: AlertConfiguration(title: "Soon", body: "Go", sound: .default),
        start: Example.start.addingTimeInterval(600))
      #expect(activity.activityState == .pending)
      example.host.wind(by: 600)
      #expect(activity.activityState == .active)
    }
  }

  @Test("A start push appears in activityUpdates, and its token in pushTokenUpdates")
  func startPush() async throws {
    let example = Example()
    try await example.run {
      let updates = Activity<JourneyAttributes>.activityUpdates.makeAsyncIterator()
      let token = try #require(Activity<JourneyAttributes>.pushToStartToken)
      let push = Push(
        event: .start, timestamp: Example.start, state: Data(#"{"minutes":4,"arrival":0}"#.utf8),
        alert: Alert(title: "Soon", body: "Go"), attributesType: "JourneyAttributes",
        attributes: Data(#"{"destination":"Airport"}"#.utf8))
      example.host.send(.push(PushDelivery(to: .token(PushToken(bytes: token)), push)))
      let activity = try #require(await updates.next())
      #expect(activity.attributes.destination == "Airport")
      #expect(activity.content.state.minutes == 4)
      let tokens = activity.pushTokenUpdates.makeAsyncIterator()
      example.host.wind(by: 1)
      let update = PushToken(bytes: try #require(await tokens.next()))
      let next = Push(
        event: .update, timestamp: Example.start.addingTimeInterval(1),
        state: Data(#"{"minutes":3,"arrival":0}"#.utf8))
      example.host.send(.push(PushDelivery(to: .token(update), next)))
      #expect(activity.content.state.minutes == 3)
    }
  }

  @Test("Switching off and on is heard by the authorization sequences")
  func authorization() async throws {
    let example = Example()
    await example.run {
      let info = ActivityAuthorizationInfo()
      var enablement = info.activityEnablementUpdates.makeAsyncIterator()
      var frequent = info.frequentPushEnablementUpdates.makeAsyncIterator()
      example.host.send(.set(.liveActivities(Example.app, false)))
      example.host.send(.set(.frequentPushes(Example.app, false)))
      example.host.send(.set(.liveActivities(Example.app, true)))
      #expect(await enablement.next() == false)
      #expect(await enablement.next() == true)
      #expect(await frequent.next() == false)
      #expect(info.areActivitiesEnabled && !info.frequentPushesEnabled)
    }
  }

  @Test("When the process ends its sequences end, and the next process finds the activity")
  func relaunch() async throws {
    let example = Example()
    try await example.run {
      let activity = try Example.request()
      let updates = activity.contentUpdates.makeAsyncIterator()
      example.host.send(.terminate(Example.app, .crash))
      #expect(await updates.next() == nil)
      await activity.update(Example.content(1))
      #expect(example.lines().last == "update ignored: the app does not run (R16)")
      example.host.send(.launch(Example.app))
      let found = try #require(Activity<JourneyAttributes>.activities.first)
      #expect(found.id == activity.id)
      await found.update(Example.content(1))
      #expect(found.content.state.minutes == 1)
    }
  }

  @Test("Apps hear and see only their own activities")
  func twoApps() async throws {
    let example = Example()
    let other: AppID = "com.example.coffee"
    example.host.send(.install(Example.description(other)))
    example.host.send(.launchInBackground(other))
    let updates = await example.run(other) {
      Activity<JourneyAttributes>.activityUpdates.makeAsyncIterator()
    }
    let activity = try await example.run { try Example.request() }
    await example.run(other) { #expect(Activity<JourneyAttributes>.activities.isEmpty) }
    example.host.send(.launch(other))
    let own = try await example.run(other) { try Example.request(3) }
    #expect(await updates.next()?.id == own.id)
    #expect(activity.activityState == .active)
  }

  @Test("Two phones live side by side, each for its own tasks")
  func parallel() async throws {
    let one = Example()
    let two = Example()
    async let first = one.run { try Example.request(1).content.state.minutes }
    async let second = two.run { try Example.request(2).content.state.minutes }
    #expect(try await [first, second] == [1, 2])
    #expect(one.host.read { $0.activityCount } == 1)
    #expect(two.host.read { $0.activityCount } == 1)
  }
}
