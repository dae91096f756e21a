import ActivityKit
import Foundation

/// Follows a made-up price and warns when it falls by more than a quarter.
@MainActor
@Observable
final class PriceModel {
  private(set) var price = 143.0
  private(set) var isFollowing = false
  @ObservationIgnored private var activity: Activity<TickerAttributes>?
  @ObservationIgnored private var history: [Double] = [143]

  private var change: Double { (price - 143) / 143 * 100 }

  private var state: TickerAttributes.ContentState {
    .init(price: price, change: change, history: history)
  }

  func follow() {
    do {
      activity = try Activity.request(
        attributes: TickerAttributes(symbol: "ISLT", company: "Islet Works"),
        content: ActivityContent(state: state, staleDate: nil, relevanceScore: 50))
      isFollowing = true
    } catch {
      print("The price could not be shown: \(error.localizedDescription)")
    }
  }

  func trade(at newPrice: Double) async {
    price = newPrice
    history.append(newPrice)
    let alert =
      change < -25
      ? AlertConfiguration(
        title: "ISLT is falling", body: "More than a quarter since the opening.", sound: .default)
      : nil
    await activity?.update(
      ActivityContent(state: state, staleDate: nil, relevanceScore: 50), alertConfiguration: alert)
  }

  func stop() async {
    await activity?.end(ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
    isFollowing = false
  }
}
