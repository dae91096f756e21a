import SwiftUI
import WidgetKit

extension NewsAttributes {
  static let sample = NewsAttributes(
    headline: "Storm reaches the coast: ferries stay in port, schools close early",
    section: "Weather")
}

extension NewsAttributes.ContentState {
  static let morning = Self(
    unread: 2,
    entries: [
      .init(id: 2, time: "09.23", text: "All ferries cancelled until noon", isBreaking: true),
      .init(id: 1, time: "08.55", text: "First gusts measured at the lighthouse"),
    ])
  static let noon = Self(
    unread: 12,
    entries: [
      .init(id: 3, time: "11.09", text: "Bridge closed to all traffic", isBreaking: true),
      .init(id: 2, time: "09.23", text: "All ferries cancelled until noon"),
    ])
}

#Preview("Live blog", as: .content, using: NewsAttributes.sample) {
  NewsActivity()
} contentStates: {
  NewsAttributes.ContentState.morning
  NewsAttributes.ContentState.noon
}
