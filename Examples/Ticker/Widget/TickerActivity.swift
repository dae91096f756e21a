import ActivityKit
import SwiftUI
import WidgetKit

struct TickerActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TickerAttributes.self) { context in
      TickerCard(share: context.attributes, state: context.state)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.white)
        .environment(\.colorScheme, .dark)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 0) {
            Text(context.attributes.symbol)
              .font(.headline)
            Text(context.attributes.company)
              .font(.caption2)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          PriceColumn(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Sparkline(values: context.state.history, tint: context.state.tint)
            .frame(height: 52)
            .padding(.top, 6)
        }
      } compactLeading: {
        Text(context.attributes.symbol)
          .fontWeight(.semibold)
      } compactTrailing: {
        ChangeLabel(state: context.state, digits: 0)
          .font(.footnote)
      } minimal: {
        Image(systemName: context.state.arrow)
          .foregroundStyle(context.state.tint)
      }
      .keylineTint(context.state.tint)
    }
  }
}

struct TickerCard: View {
  let share: TickerAttributes
  let state: TickerAttributes.ContentState

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(share.symbol)
          .font(.title3.bold())
        Text(share.company)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Sparkline(values: state.history, tint: state.tint)
        .frame(height: 56)
      PriceColumn(state: state)
    }
    .padding()
  }
}

struct PriceColumn: View {
  let state: TickerAttributes.ContentState

  var body: some View {
    VStack(alignment: .trailing, spacing: 2) {
      Text("\(state.price, specifier: "%.2f")")
        .font(.title3.weight(.semibold))
        .monospacedDigit()
      ChangeLabel(state: state)
        .font(.caption.weight(.semibold))
    }
  }
}

struct ChangeLabel: View {
  let state: TickerAttributes.ContentState
  var digits = 1

  var body: some View {
    HStack(spacing: 2) {
      Image(systemName: state.arrow)
        .imageScale(.small)
      Text(abs(state.change) / 100, format: .percent.precision(.fractionLength(digits)))
        .monospacedDigit()
    }
    .foregroundStyle(state.tint)
  }
}

/// The prices as a line over a fading area.
struct Sparkline: View {
  let values: [Double]
  let tint: Color

  var body: some View {
    ZStack {
      SparklineShape(values: values, isClosed: true)
        .fill(
          LinearGradient(
            colors: [tint.opacity(0.45), tint.opacity(0)], startPoint: .top, endPoint: .bottom))
      SparklineShape(values: values, isClosed: false)
        .stroke(tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
  }
}

struct SparklineShape: Shape {
  let values: [Double]
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let low = values.min(), let high = values.max() else { return Path() }
    let span = max(high - low, 0.01)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * (0.08 + 0.84 * CGFloat((value - low) / span)))
    }
    var path = Path()
    path.addLines(points)
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

extension TickerAttributes.ContentState {
  var tint: Color { change < 0 ? .red : .green }
  var arrow: String { change < 0 ? "arrowtriangle.down.fill" : "arrowtriangle.up.fill" }
}
