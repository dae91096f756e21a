import ActivityKit
import SwiftUI

/// Places an order and follows it to the door.
struct OrderView: View {
  @State private var activity: Activity<DeliveryAttributes>?
  @State private var stage = DeliveryStage.confirmed

  var body: some View {
    VStack(spacing: 16) {
      Text("Noodle Lane")
        .font(.largeTitle.bold())
      Label(stage.title, systemImage: stage.symbol)
      Button("Order") { order() }
        .disabled(activity != nil)
      Button("Next step") { Task { await advance() } }
        .disabled(activity == nil)
    }
    .buttonStyle(.bordered)
    .padding()
  }

  private func state(minutes: Double) -> DeliveryAttributes.ContentState {
    .init(
      stage: stage, window: .now ... .now.addingTimeInterval(minutes * 60),
      courier: stage.step >= DeliveryStage.riding.step ? "Amira" : nil)
  }

  private func order() {
    stage = .confirmed
    activity = try? Activity.request(
      attributes: DeliveryAttributes(restaurant: "Noodle Lane", orderNumber: 2047, itemCount: 3),
      content: .init(state: state(minutes: 30), staleDate: nil),
      pushType: .token)
  }

  private func advance() async {
    let stages = DeliveryStage.allCases
    stage = stages[min(stage.step + 1, stages.count - 1)]
    if stage == .delivered {
      await activity?.end(.init(state: state(minutes: 0), staleDate: nil))
      activity = nil
    } else {
      let alert = AlertConfiguration(
        title: "Your order", body: "A new step has begun.", sound: .default)
      await activity?.update(
        .init(state: state(minutes: 10), staleDate: nil), alertConfiguration: alert)
    }
  }
}
