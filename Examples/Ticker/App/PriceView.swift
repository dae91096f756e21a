import SwiftUI

struct PriceView: View {
  @State private var model = PriceModel()

  var body: some View {
    VStack(spacing: 20) {
      Text("ISLT")
        .font(.system(size: 56, weight: .bold))
      Text("\(model.price, specifier: "%.2f")")
        .font(.largeTitle)
      HStack(spacing: 20) {
        Button("Follow") { model.follow() }
          .disabled(model.isFollowing)
        Button("Fall") { Task { await model.trade(at: model.price * 0.85) } }
        Button("Stop", role: .destructive) { Task { await model.stop() } }
          .disabled(!model.isFollowing)
      }
    }
    .padding()
  }
}

#Preview {
  PriceView()
}
