import ActivityKit
import Foundation

struct NewsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let unread: Int
    let entries: [Entry]
  }

  struct Entry: Codable, Hashable {
    let time: String
    let words: String
  }

  let title: String
}

/// Follows a live blog with the calls of iOS 16.1.
@available(*, deprecated, message: "Uses the calls of iOS 16.1.")
@MainActor
final class NewsApp {
  private(set) var activity: Activity<NewsAttributes>?
  private(set) var tokens: [Data] = []
  private(set) var startTokens: [Data] = []
  private(set) var begun: [Activity<NewsAttributes>] = []

  static func state(_ unread: Int) -> NewsAttributes.ContentState {
    .init(unread: unread, entries: [.init(time: "11.09", words: "The bridge is open")])
  }

  func follow() throws {
    let activity = try Activity.request(
      attributes: NewsAttributes(title: "The bridge"), contentState: Self.state(1),
      pushType: .token)
    self.activity = activity
    observe(activity)
  }

  func observe(_ activity: Activity<NewsAttributes>) {
    Task { for await token in activity.pushTokenUpdates { tokens.append(token) } }
  }

  /// What an app does at its launch.
  func observeStarts() {
    Task {
      for await token in Activity<NewsAttributes>.pushToStartTokenUpdates {
        startTokens.append(token)
      }
    }
    Task {
      for await activity in Activity<NewsAttributes>.activityUpdates {
        begun.append(activity)
        observe(activity)
      }
    }
  }

  func refresh(_ unread: Int) async { await activity?.update(using: Self.state(unread)) }

  func unfollow() async {
    await activity?.end(using: Self.state(24), dismissalPolicy: .immediate)
  }
}
