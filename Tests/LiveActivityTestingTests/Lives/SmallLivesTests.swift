import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

struct ShareAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var price: Float
    var change: Float
  }

  var ticker = ""
}

struct CupAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Status: Float, Codable {
      case inQueue = 0
      case making, ready
    }

    let status: Status
  }

  let number: Int
}

@Suite @MainActor struct SmallLivesTests {
  private let phone = TestPhone()

  @Test("A share that falls by more than a quarter raises an alert, a smaller fall does not")
  func share() async throws {
    let app = phone.install(TestApp("com.example.shares", attributes: [ShareAttributes.self]))
    app.open()
    try await app.run {
      var attributes = ShareAttributes()
      attributes.ticker = "ISLT"
      let activity = try Activity.request(
        attributes: attributes, content: .init(state: .init(price: 100, change: 0), staleDate: nil),
        pushType: nil)
      app.enterBackground()
      for (change, form) in [(Float(-20), PhoneScreen.Island.Form.compact), (-40, .expanded)] {
        await phone.advance(by: .seconds(30))
        let alert = AlertConfiguration(title: "Price drop", body: "More than 25%", sound: .default)
        await activity.update(
          ActivityContent(
            state: .init(price: 60, change: change), staleDate: nil, relevanceScore: 0),
          alertConfiguration: change < -25 ? alert : nil)
        #expect(await phone.screen.island?.form == form)
      }
      await phone.advance(by: .seconds(5))
      #expect(await phone.screen.island?.form == .compact)
      let ended = phone.now
      await activity.end(
        .init(state: .init(price: 61, change: 1), staleDate: nil), dismissalPolicy: .default)
      #expect(phone.activity(activity.id)?.stateEnds == ended.addingTimeInterval(4 * 3600))
      await phone.advance(by: .hours(4))
      #expect(activity.activityState == .dismissed)
    }
  }

  @Test("A coffee that nobody ends is ended after eight hours and dismissed after twelve")
  func coffee() async throws {
    let app = phone.install(TestApp("com.example.coffee", attributes: [CupAttributes.self]))
    app.open()
    try await app.run {
      let activity = try Activity.request(
        attributes: CupAttributes(number: 1),
        content: ActivityContent(state: .init(status: .inQueue), staleDate: nil, relevanceScore: 1),
        pushType: nil)
      for status in [CupAttributes.ContentState.Status.making, .ready] {
        await phone.advance(by: .minutes(3))
        await activity.update(ActivityContent(state: .init(status: status), staleDate: nil))
      }
      #expect(activity.content.state.status == .ready)
      await phone.advance(by: .hours(12))
    }
    let phases = phone.log.filter { $0.text.contains(" to ") }
    #expect(
      phases.map { "\($0.clock) \($0.text)" } == [
        "17:41 active to ended: it ran for eight hours, the system ended it (R2)",
        "21:41 ended to dismissed: its dismissal was due (R3)",
      ])
  }
}
