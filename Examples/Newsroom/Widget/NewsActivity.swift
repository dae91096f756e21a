import ActivityKit
import SwiftUI
import WidgetKit

struct NewsActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: NewsAttributes.self) { context in
      NewsCard(story: context.attributes, state: context.state, isStale: context.isStale)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LiveBadge()
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.attributes.section)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            Text(context.attributes.headline)
              .font(.subheadline.weight(.semibold))
              .lineLimit(2)
            if let latest = context.state.entries.first {
              EntryRow(entry: latest, isLast: true)
            }
          }
          .padding(.top, 6)
        }
      } compactLeading: {
        Image(systemName: "newspaper.fill")
          .foregroundStyle(.red)
      } compactTrailing: {
        HStack(spacing: 4) {
          Circle()
            .fill(.red)
            .frame(width: 7, height: 7)
          Text(context.state.unread, format: .number)
            .monospacedDigit()
        }
      } minimal: {
        Text(context.state.unread, format: .number)
          .font(.system(size: 15, weight: .bold, design: .rounded))
          .foregroundStyle(.red)
      }
      .keylineTint(.red)
    }
  }
}

struct NewsCard: View {
  let story: NewsAttributes
  let state: NewsAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        LiveBadge()
        Text(story.section.uppercased())
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.secondary)
        Spacer()
        Text("\(state.unread) new")
          .font(.caption2)
          .foregroundStyle(isStale ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.red))
      }
      Text(story.headline)
        .font(.headline)
        .lineLimit(2)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(state.entries.prefix(2)) { entry in
          EntryRow(entry: entry, isLast: entry.id == state.entries.prefix(2).last?.id)
        }
      }
    }
    .padding(14)
  }
}

struct LiveBadge: View {
  var body: some View {
    HStack(spacing: 4) {
      Circle()
        .fill(.white)
        .frame(width: 6, height: 6)
      Text("LIVE")
        .font(.system(size: 10, weight: .heavy))
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 7)
    .padding(.vertical, 3)
    .background(.red, in: Capsule())
  }
}

/// A time, a dot on the line of events, and what happened.
struct EntryRow: View {
  let entry: NewsAttributes.Entry
  let isLast: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text(entry.time)
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .fixedSize()
      VStack(spacing: 2) {
        Circle()
          .fill(entry.isBreaking ? Color.red : Color.gray)
          .frame(width: 8, height: 8)
        if !isLast {
          Rectangle()
            .fill(.gray.opacity(0.4))
            .frame(width: 1)
        }
      }
      .padding(.top, 3)
      Text(entry.text)
        .font(.footnote)
        .lineLimit(1)
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.bottom, isLast ? 0 : 2)
  }
}
