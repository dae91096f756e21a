import ActivityKit
import SwiftUI
import WidgetKit

struct CoffeeActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CoffeeAttributes.self) { context in
      CoffeeCard(order: context.attributes, state: context.state)
        .activityBackgroundTint(.cream)
        .activitySystemActionForegroundColor(.espresso)
        .environment(\.colorScheme, .light)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label {
            Text(context.attributes.drink)
              .lineLimit(1)
          } icon: {
            Image(systemName: "cup.and.saucer.fill")
              .foregroundStyle(.crema)
          }
          .font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          CupRing(step: context.state.step)
            .frame(width: 34, height: 34)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(alignment: .firstTextBaseline) {
            Text(context.state.step.title)
              .font(.title3.weight(.semibold))
            Spacer()
            Text("for \(context.attributes.name)")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          .padding(.top, 4)
        }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
          .foregroundStyle(.crema)
      } compactTrailing: {
        CupRing(step: context.state.step)
      } minimal: {
        CupRing(step: context.state.step)
          .padding(1)
      }
      .keylineTint(.crema)
    }
  }
}

struct CoffeeCard: View {
  let order: CoffeeAttributes
  let state: CoffeeAttributes.ContentState

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        CupRing(step: state.step)
          .frame(width: 42, height: 42)
        VStack(alignment: .leading, spacing: 2) {
          Text(state.step.title)
            .font(.system(.headline, design: .serif))
          Text("\(order.drink) for \(order.name)")
            .font(.subheadline)
            .opacity(0.7)
        }
        Spacer()
        Image(systemName: state.step == .ready ? "bell.fill" : "clock")
          .font(.title2)
          .foregroundStyle(.crema)
      }
      HStack {
        Image(systemName: "cup.and.saucer")
        ProgressView(value: Double(state.step.rawValue), total: 3)
          .tint(.espresso)
        Image(systemName: "cup.and.saucer.fill")
      }
    }
    .foregroundStyle(.espresso)
    .padding()
  }
}

/// A ring that fills with each step around a cup.
struct CupRing: View {
  let step: CoffeeAttributes.Step

  private var fraction: Double { max(0.06, Double(step.rawValue) / 3) }

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.crema.opacity(0.3), lineWidth: 3)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(Color.crema, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(step.rawValue)")
        .font(.system(size: 12, weight: .bold, design: .rounded))
    }
    .padding(1.5)
  }
}

extension ShapeStyle where Self == Color {
  static var espresso: Color { Color(red: 0.24, green: 0.14, blue: 0.09) }
  static var crema: Color { Color(red: 0.78, green: 0.53, blue: 0.29) }
  static var cream: Color { Color(red: 0.98, green: 0.94, blue: 0.87) }
}
