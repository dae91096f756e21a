import ActivityModel
import Foundation
import Phone
import PushPayload
import Wire

extension SimulatedPhone {
  func push(
    _ payload: Data, to target: PhoneAction.PushTarget, priority: Int
  ) async throws(PhoneControlFailure) {
    let address = try address(target)
    var delivery = PushPayload.delivery(
      of: payload, to: address, priority: PushDelivery.Priority(rawValue: priority) ?? .immediate)
    delivery.decodingFault = await decodingFault(of: delivery)
    core.send(.push(delivery))
  }

  private func address(
    _ target: PhoneAction.PushTarget
  ) throws(PhoneControlFailure) -> PushDelivery.Address {
    switch target {
    case .channel(let channel): return .channel(channel)
    case .token(let hex):
      guard let token = PushToken(hex: hex) else {
        throw PhoneControlFailure("A token is an even number of hexadecimal digits.")
      }
      return .token(token)
    case .newest:
      let tokens = core.read { $0.phone.activities(of: app).compactMap(\.pushToken) }
      guard let token = tokens.last else {
        throw PhoneControlFailure(
          "No activity has a push token. Start one with pushType: .token and let a second pass.")
      }
      return .token(token)
    }
  }

  /// The widget says whether attributes and state decode, by drawing them.
  private func decodingFault(of delivery: PushDelivery) async -> String? {
    guard case .read(let push) = delivery.payload else { return nil }
    let activity: ActivitySnapshot? = core.read { state in
      switch delivery.address {
      case .token(let token):
        if case .activity(let activity)? = state.phone.recipient(of: token) { return activity }
        return nil
      case .channel(let channel): return state.phone.subscribers(of: channel).first
      }
    }
    guard let type = activity?.attributesType ?? push.attributesType,
      let attributes = activity?.attributes ?? push.attributes, let state = push.state
    else { return nil }
    let request = RenderRequest(
      content: .json(attributesType: type, attributes: attributes, state: state),
      presentation: .lockScreen, environment: settings.environment(now: core.now))
    guard case .undecodable(let clause)? = await widget.draw(request)?.0 else { return nil }
    return clause
  }
}
