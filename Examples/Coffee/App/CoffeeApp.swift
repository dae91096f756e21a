import ActivityKit
import SwiftUI

@main
struct CoffeeApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }
  }
}

/// Orders a coffee and works through the steps of making it.
struct CounterView: View {
  @State private var activity: Activity<CoffeeAttributes>?
  @State private var step = CoffeeAttributes.Step.queued

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "cup.and.saucer.fill")
        .font(.largeTitle)
      Text(step.title)
      Button("Order a flat white") { order() }
        .disabled(activity != nil)
      Button("Next step") { Task { await proceed() } }
        .disabled(activity == nil)
    }
    .padding()
  }

  private var content: ActivityContent<CoffeeAttributes.ContentState> {
    .init(
      state: .init(step: step, ready: .now.addingTimeInterval(180)),
      staleDate: .now.addingTimeInterval(600))
  }

  private func order() {
    step = .queued
    activity = try? Activity.request(
      attributes: CoffeeAttributes(drink: "Flat white", name: "Noor"), content: content)
  }

  private func proceed() async {
    step = CoffeeAttributes.Step(rawValue: step.rawValue + 1) ?? .ready
    if step == .ready {
      await activity?.end(content, dismissalPolicy: .default)
      activity = nil
    } else {
      await activity?.update(content)
    }
  }
}
