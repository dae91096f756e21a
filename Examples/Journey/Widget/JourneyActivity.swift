import ActivityKit
import SwiftUI
import WidgetKit

struct JourneyActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: JourneyAttributes.self) { context in
      JourneyCard(journey: context.attributes, state: context.state)
        .activityBackgroundTint(Color(red: 0.05, green: 0.11, blue: 0.24))
        .activitySystemActionForegroundColor(.white)
        .environment(\.colorScheme, .dark)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LineBadge(line: context.attributes.line)
        }
        DynamicIslandExpandedRegion(.trailing) {
          ArrivalTime(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) {
            StopLine(state: context.state)
            RouteBar(progress: context.state.progress, tint: context.state.tint)
          }
          .padding(.top, 6)
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
          .foregroundStyle(context.state.tint)
      } compactTrailing: {
        Text("\(context.state.stopsLeft) left")
          .foregroundStyle(context.state.tint)
      } minimal: {
        Image(systemName: "tram.fill")
          .foregroundStyle(context.state.tint)
      }
      .keylineTint(context.state.tint)
      .widgetURL(URL(string: "journey://ride/\(context.attributes.line)"))
    }
  }
}

struct JourneyCard: View {
  let journey: JourneyAttributes
  let state: JourneyAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        LineBadge(line: journey.line)
        VStack(alignment: .leading, spacing: 0) {
          Text("to \(journey.destination)")
            .font(.headline)
          Text(state.nextStop == nil ? "You have arrived" : "\(state.stopsLeft) stops left")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        ArrivalTime(state: state)
      }
      StopLine(state: state)
      RouteBar(progress: state.progress, tint: state.tint)
    }
    .padding()
  }
}

struct LineBadge: View {
  let line: String

  var body: some View {
    Text(line)
      .font(.system(.headline, design: .rounded))
      .bold()
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.indigo, in: RoundedRectangle(cornerRadius: 8))
  }
}

struct ArrivalTime: View {
  let state: JourneyAttributes.ContentState

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Text(state.arrival, style: .time)
        .font(.title3.weight(.semibold))
        .monospacedDigit()
      Text(state.isDelayed ? "delayed" : "on time")
        .font(.caption2)
        .foregroundStyle(state.tint)
    }
  }
}

struct StopLine: View {
  let state: JourneyAttributes.ContentState

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "mappin.and.ellipse")
        .foregroundStyle(state.tint)
      Text(state.stop)
        .fontWeight(.medium)
      if let nextStop = state.nextStop {
        Image(systemName: "chevron.right")
          .font(.caption)
          .foregroundStyle(.tertiary)
        Text(nextStop)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .font(.subheadline)
    .lineLimit(1)
  }
}

/// The ride as a line with the train on it.
struct RouteBar: View {
  let progress: Double
  let tint: Color

  var body: some View {
    GeometryReader { proxy in
      let reached = max(14, proxy.size.width * progress)
      ZStack(alignment: .leading) {
        Capsule()
          .fill(.white.opacity(0.18))
          .frame(height: 5)
        Capsule()
          .fill(LinearGradient(colors: [.indigo, tint], startPoint: .leading, endPoint: .trailing))
          .frame(width: reached, height: 5)
        Circle()
          .fill(.white)
          .overlay(Circle().stroke(tint, lineWidth: 3).padding(1.5))
          .frame(width: 14, height: 14)
          .offset(x: reached - 14)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 14)
  }
}

extension JourneyAttributes.ContentState {
  var tint: Color { isDelayed ? .orange : .mint }
}
