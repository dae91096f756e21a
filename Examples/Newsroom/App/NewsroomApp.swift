import ActivityKit
import SwiftUI

@main
struct NewsroomApp: App {
  var body: some Scene {
    WindowGroup {
      StoryView()
    }
  }
}

/// Follows a story; the newsroom's server sends what comes next.
struct StoryView: View {
  @State private var activity: Activity<NewsAttributes>?

  var body: some View {
    VStack(spacing: 16) {
      Text("Storm reaches the coast")
        .font(.title.bold())
      Button(activity == nil ? "Follow this story" : "Stop following") {
        Task { await toggle() }
      }
      .buttonStyle(.borderedProminent)
      .tint(.red)
    }
    .padding()
    .task { await sendTokens() }
  }

  private func toggle() async {
    if let activity {
      await activity.end(nil, dismissalPolicy: .immediate)
      self.activity = nil
      return
    }
    let attributes = NewsAttributes(headline: "Storm reaches the coast", section: "Weather")
    let state = NewsAttributes.ContentState(
      unread: 1, entries: [.init(id: 1, time: "08.55", text: "First gusts at the lighthouse")])
    activity = try? Activity.request(
      attributes: attributes, content: .init(state: state, staleDate: nil), pushType: .token)
  }

  private func sendTokens() async {
    for await token in Activity<NewsAttributes>.pushToStartTokenUpdates {
      print("Push-to-start token of \(token.count) bytes")
    }
  }
}
