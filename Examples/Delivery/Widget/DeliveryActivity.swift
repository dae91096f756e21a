import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryContent(order: context.attributes, state: context.state)
        .activityBackgroundTint(.white)
        .activitySystemActionForegroundColor(.orange)
        .environment(\.colorScheme, .light)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          StageIcon(stage: context.state.stage, size: 44)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 0) {
            Countdown(state: context.state)
              .font(.title2.weight(.semibold))
            Text(context.state.stage == .delivered ? "delivered" : "to go")
              .font(.caption2)
              .foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.restaurant)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 8) {
            HStack {
              Text(context.state.stage.title)
                .font(.headline)
              Spacer()
              if let courier = context.state.courier {
                Label(courier, systemImage: "person.fill")
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
            }
            StageBar(stage: context.state.stage)
          }
          .padding(.top, 4)
        }
      } compactLeading: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(.orange)
      } compactTrailing: {
        Countdown(state: context.state)
          .frame(width: 42)
          .foregroundStyle(.orange)
      } minimal: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
    .supplementalActivityFamilies([.small])
  }
}

/// The Lock Screen's card, and one of its own for Apple Watch and CarPlay.
struct DeliveryContent: View {
  @Environment(\.activityFamily) private var family
  let order: DeliveryAttributes
  let state: DeliveryAttributes.ContentState

  var body: some View {
    switch family {
    case .small: SmallDeliveryCard(state: state)
    case .medium: DeliveryCard(order: order, state: state)
    @unknown default: DeliveryCard(order: order, state: state)
    }
  }
}

struct SmallDeliveryCard: View {
  let state: DeliveryAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: state.stage.symbol)
          .foregroundStyle(.orange)
        Text(state.stage.title)
          .fontWeight(.semibold)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
        Spacer(minLength: 0)
        Countdown(state: state)
          .frame(width: 44, alignment: .trailing)
      }
      .font(.subheadline)
      StageBar(stage: state.stage)
    }
    .padding(.horizontal, 12)
  }
}

struct DeliveryCard: View {
  let order: DeliveryAttributes
  let state: DeliveryAttributes.ContentState

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        StageIcon(stage: state.stage, size: 44)
        VStack(alignment: .leading, spacing: 2) {
          Text(state.stage.title)
            .font(.headline)
          Text("\(order.restaurant) · \(order.itemCount) items")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Countdown(state: state)
            .font(.title3.weight(.semibold))
            .frame(width: 64, alignment: .trailing)
          if let courier = state.courier {
            Text(courier)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      StageBar(stage: state.stage)
    }
    .padding()
  }
}

/// The time until the latest promised minute.
struct Countdown: View {
  let state: DeliveryAttributes.ContentState

  var body: some View {
    if state.stage == .delivered {
      Image(systemName: "checkmark")
        .fontWeight(.bold)
    } else {
      Text(timerInterval: state.window, countsDown: true)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
    }
  }
}

struct StageIcon: View {
  let stage: DeliveryStage
  let size: CGFloat

  var body: some View {
    Image(systemName: stage.symbol)
      .font(.system(size: size * 0.45, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(
        LinearGradient(
          colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing),
        in: Circle())
  }
}

/// Four steps, filled as far as the order has come.
struct StageBar: View {
  let stage: DeliveryStage

  var body: some View {
    HStack(spacing: 4) {
      ForEach(DeliveryStage.allCases, id: \.self) { step in
        Capsule()
          .fill(step.step <= stage.step ? Color.orange : Color.gray.opacity(0.25))
          .frame(height: 5)
      }
    }
  }
}
