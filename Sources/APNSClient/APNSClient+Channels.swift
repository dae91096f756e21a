import Foundation
import HTTP2

extension APNSClient {
  /// Makes a broadcast channel; gives its identifier.
  ///
  /// - Throws: ``APNSError``.
  public func createChannel(_ channel: BroadcastChannel) async throws(APNSError) -> String {
    let answer = try await channelRequest("POST", body: channel.body, isStart: true)
    guard let identifier = answer["apns-channel-id"] else {
      throw .unexpectedAnswer("the new channel has no identifier.")
    }
    return identifier
  }

  /// The settings of a channel.
  ///
  /// - Throws: ``APNSError``.
  public func channel(_ identifier: String) async throws(APNSError) -> BroadcastChannel {
    let answer = try await channelRequest("GET", channel: identifier)
    do {
      return try BroadcastChannel(body: answer.body)
    } catch { throw .unexpectedAnswer("the settings of the channel cannot be read.") }
  }

  /// Deletes a channel, for good.
  ///
  /// - Throws: ``APNSError``.
  public func deleteChannel(_ identifier: String) async throws(APNSError) {
    _ = try await channelRequest("DELETE", channel: identifier)
  }

  /// The identifiers of the app's channels.
  ///
  /// - Throws: ``APNSError``.
  public func channelIdentifiers() async throws(APNSError) -> [String] {
    let answer = try await channelRequest("GET", path: "all-channels")
    guard let identifiers = BroadcastChannel.identifiers(listBody: answer.body) else {
      throw .unexpectedAnswer("the list of channels cannot be read.")
    }
    return identifiers
  }

  private func channelRequest(
    _ method: String, path: String = "channels", channel: String? = nil, body: Data = Data(),
    isStart: Bool = false
  ) async throws(APNSError) -> HTTP2Answer {
    let identifier = makeIdentifier()
    var headers = [HTTP2Header("apns-request-id", identifier)]
    if let channel { headers.append(HTTP2Header("apns-channel-id", channel)) }
    let call = HTTP2Call(
      method: method, path: "/1/apps/\(topic.bundleIdentifier)/\(path)", headers: headers,
      body: body)
    return try await channels.send(
      call, identifier: identifier, isStart: isStart, timeout: timeout
    ).answer
  }
}
