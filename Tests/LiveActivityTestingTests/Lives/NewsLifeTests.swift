import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

@Suite @MainActor struct NewsLifeTests {
  private let phone = TestPhone()

  private func payload(_ event: String, unread: Int, _ more: String = "") -> Data {
    let now = Int(phone.now.timeIntervalSince1970)
    return Data(
      """
      {"aps": {"timestamp": \(now), "event": "\(event)", \(more)
       "content-state": {"unread": \(unread), "entries": []}}}
      """.utf8)
  }

  @Test("A live blog that the app starts is updated by calls of iOS 16.1 and by pushes")
  @available(*, deprecated)
  func follow() async throws {
    let app = phone.install(TestApp("com.example.news", attributes: [NewsAttributes.self]))
    let news = NewsApp()
    app.open()
    try await app.run {
      try news.follow()
      let activity = try #require(news.activity)
      await phone.advance(by: .seconds(1))
      #expect(news.tokens.map(\.count) == [80])
      await news.refresh(12)
      #expect(activity.contentState.unread == 12)

      app.enterBackground()
      await phone.push(payload("update", unread: 13), to: news.tokens[0])
      #expect(activity.contentState.unread == 13)
      phone.rotateTokens()
      await phone.settle()
      #expect(Set(news.tokens).count == 2)
      await phone.advance(by: .seconds(60))
      await phone.push(
        payload("end", unread: 14, #""dismissal-date": 1, "#), to: news.tokens[1])
      #expect(activity.activityState == .dismissed)
      await news.unfollow()
      #expect(phone.log.last?.text == "end ignored: the activity was dismissed at 09:42:01 (R3)")
    }
  }

  @Test("A push starts a live blog, wakes the app, and the loop gets the token that updates it")
  @available(*, deprecated)
  func startPush() async throws {
    let app = phone.install(TestApp("com.example.news", attributes: [NewsAttributes.self]))
    let news = NewsApp()
    app.open()
    try await app.run {
      news.observeStarts()
      await phone.settle()
      phone.rotateTokens()
      await phone.settle()
      let token = try #require(news.startTokens.last)
      #expect(token == Activity<NewsAttributes>.pushToStartToken)
      app.enterBackground()
      let more = """
        "attributes-type": "NewsAttributes", "attributes": {"title": "Storm"},
        "alert": {"title": "Storm", "body": "It is coming"},
        """
      await phone.push(payload("start", unread: 1, more), to: token)
      #expect(news.begun.map(\.attributes.title) == ["Storm"])
      #expect(await phone.screen.island?.form == .expanded)
      await phone.advance(by: .seconds(1))
      await phone.push(payload("update", unread: 2), to: try #require(news.tokens.first))
      #expect(news.begun.first?.contentState.unread == 2)
      await phone.advance(by: .hours(12))
      #expect(news.begun.first?.activityState == .dismissed)
    }
  }
}
