import ActivityModel
import Foundation

/// The JSON that a server sends to a Live Activity, on its way to a `Push`.
///
/// Keys and units are those of Apple's article on push notifications for Live Activities: dates of
/// `aps` are seconds since 1970. State and attributes are passed on byte for byte, because only the
/// app's own types can say what they mean.
package enum PushPayload {
  /// The largest payload for a device, in bytes. Apple's push service refuses larger ones.
  package static let greatestSize = 4096
  /// The deepest nesting of objects and arrays. A choice of Islet.
  package static let greatestDepth = 64

  /// Reads a payload.
  ///
  /// What an event must have beyond `event` and `timestamp` is for the phone to say: a push without
  /// it arrives and changes nothing.
  ///
  /// - Throws: `PushPayloadFault`.
  package static func read(
    _ data: Data, greatestSize: Int = greatestSize
  ) throws(PushPayloadFault) -> Push {
    guard data.count <= greatestSize else {
      throw .tooLarge(bytes: data.count, allowed: greatestSize)
    }
    let bytes = Array(data)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    let root: JSONElement
    do {
      root = try JSONReader.read(bytes, greatestDepth: greatestDepth)
    } catch {
      throw .notJSON(error.reason, offset: error.offset)
    }
    let aps = try PayloadFields(root, path: "", bytes: bytes).object("aps")
    guard let aps else { throw .missingKey("aps", near: nil) }
    return try push(aps)
  }

  /// A delivery of a payload; bytes that are none are delivered as unreadable, which a phone drops.
  package static func delivery(
    of data: Data, to address: PushDelivery.Address,
    priority: PushDelivery.Priority = .immediate
  ) -> PushDelivery {
    let greatest =
      switch address {
      case .token: greatestSize
      case .channel(let channel): PushDestination.channel(channel).greatestBody
      }
    do {
      let push = try read(data, greatestSize: greatest)
      return PushDelivery(to: address, push, priority: priority)
    } catch {
      return PushDelivery(
        to: address, payload: .unreadable(data, reason: error.reason), priority: priority)
    }
  }

  private static func push(_ aps: PayloadFields) throws(PushPayloadFault) -> Push {
    guard let timestamp = try aps.date("timestamp") else { throw aps.missing("timestamp") }
    guard let name = try aps.string("event") else { throw aps.missing("event") }
    guard let event = Push.Event(rawValue: name) else {
      throw .wrongValue(
        "aps.event", wanted: Push.Event.allCases.map(\.rawValue).joined(separator: ", "),
        found: name)
    }
    var push = Push(event: event, timestamp: timestamp)
    push.state = try aps.object("content-state")?.text
    push.staleDate = try aps.date("stale-date")
    push.relevanceScore = try aps.number("relevance-score")
    push.dismissalDate = try aps.date("dismissal-date")
    push.alert = try aps.alert("alert")
    push.attributesType = try aps.string("attributes-type")
    push.attributes = try aps.object("attributes")?.text
    push.input = try input(aps)
    // The phone itself says that a key is missing; only here can be seen what was meant.
    if push.state == nil, aps.hasLookalike(of: "content-state") {
      throw aps.missing("content-state")
    }
    return push
  }

  private static func input(_ aps: PayloadFields) throws(PushPayloadFault) -> PushInput? {
    if let channel = try aps.string("input-push-channel") { return .channel(channel) }
    guard let flag = try aps.number("input-push-token") else { return nil }
    guard flag == 1 else {
      throw .wrongValue("aps.input-push-token", wanted: "1", found: "another number")
    }
    return .token
  }
}
