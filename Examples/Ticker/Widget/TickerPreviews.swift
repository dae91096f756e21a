import SwiftUI
import WidgetKit

extension TickerAttributes {
  static let sample = TickerAttributes(symbol: "ISLT", company: "Islet Works")
}

extension TickerAttributes.ContentState {
  static let rising = Self(
    price: 148.2, change: 3.6,
    history: [143, 142.4, 144.1, 143.8, 145.9, 145.2, 146.8, 146.1, 147.9, 148.2])
  static let falling = Self(
    price: 104.75, change: -27.1,
    history: [143.7, 144, 141.2, 139.9, 131, 126.5, 127.2, 118, 108.4, 104.75])
}

#Preview("Ticker", as: .dynamicIsland(.compact), using: TickerAttributes.sample) {
  TickerActivity()
} contentStates: {
  TickerAttributes.ContentState.rising
  TickerAttributes.ContentState.falling
}
