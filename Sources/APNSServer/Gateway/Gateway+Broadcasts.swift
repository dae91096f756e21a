import ActivityModel
import Foundation
import PushPayload

extension Gateway {
  /// `POST /4/broadcasts/apps/…`
  mutating func examineBroadcast(_ app: String, _ examination: inout Examination) {
    examineAuthorization(&examination)
    let headers = PushHeaders.readBroadcast(examination.request.pairs)
    examination.identifier = headers.identifier
    examination.record.topic = app
    examination.record.channel = headers.channel
    examination.record.priority = headers.priority.rawValue
    note(headers.faults, &examination)
    examineExpiration(headers.expiration, &examination)
    examineApp(app, &examination)
    let owner = owner(app, examination)
    let channel = headers.channel.flatMap { channels.channel($0, of: owner) }
    if let name = headers.channel {
      if channel == nil { noteUnknown(name, app, &examination) }
      if channel?.storagePolicy == BroadcastChannel.StoragePolicy.none,
        let expiration = headers.expiration, expiration != .immediate
      {
        examination.fault(
          .badExpirationDate, "apns-expiration: the channel stores nothing, so it must be 0")
      }
    }
    examineBody(
      for: .channel(headers.channel ?? ""), malformed: .badRequestPayload, &examination)
    guard examination.isRight, let name = headers.channel else { return }
    if let rate = configuration.channelRate,
      !channelRates[name, default: RateCounter()].spend(at: examination.now, rate)
    {
      return examination.fault(
        .tooManyRequests,
        "more than \(rate.count) broadcasts in \(Int(rate.window)) s for this channel")
    }
    broadcast(name, app, headers, &examination)
  }

  private mutating func broadcast(
    _ channel: String, _ app: String, _ headers: PushHeaders.Reading,
    _ examination: inout Examination
  ) {
    let id = examination.identifier ?? mint.identifier()
    examination.identifier = id
    let expires = expiry(
      headers.expiration, longest: configuration.longestBroadcastStorage,
      standard: configuration.longestBroadcastStorage, examination.now)
    let delivery = PushPayload.delivery(
      of: examination.request.body, to: .channel(channel),
      priority: PushDelivery.Priority(headers.priority))
    let devices = office.devices
    if devices.isEmpty { examination.events = [.unaddressed(id: id)] }
    for device in devices {
      let push = AcceptedPush(
        id: id, device: device, app: app, delivery: delivery, expires: expires)
      examination.events += office.take(push, at: examination.now)
    }
  }

  // MARK: Channels

  /// `POST`, `GET`, `DELETE /1/apps/…/channels`
  mutating func examineChannels(_ app: String, _ examination: inout Examination) {
    examineManagement(app, &examination)
    let owner = owner(app, examination)
    if examination.request.method == "POST" { return create(owner, &examination) }
    guard let name = examination.request["apns-channel-id"], !name.isEmpty else {
      return examination.fault(.missingChannelId, "apns-channel-id: the header is missing")
    }
    examination.record.channel = name
    guard BroadcastChannel.isIdentifier(name) else {
      return examination.fault(.badChannelId, "apns-channel-id: \(name) is no base64")
    }
    guard let channel = channels.channel(name, of: owner) else {
      return noteUnknown(name, app, &examination)
    }
    guard examination.isRight else { return }
    if examination.request.method == "GET" {
      examination.success = GatewayAnswer(
        status: 200, fields: [.init("content-type", "application/json")], body: channel.body)
    } else if examination.request.method == "DELETE" {
      channels.remove(name, of: owner)
      examination.success = GatewayAnswer(status: 204)
    }
  }

  private mutating func create(
    _ owner: ChannelDirectory.Owner, _ examination: inout Examination
  ) {
    let channel: BroadcastChannel
    do {
      channel = try BroadcastChannel(body: examination.request.body)
    } catch {
      return examination.fault(error, "the body: \(error.meaning)")
    }
    if channels.count(of: owner) >= configuration.greatestChannels {
      examination.fault(
        .cannotCreateChannelConfig, "the app has \(configuration.greatestChannels) channels already"
      )
    }
    guard examination.isRight else { return }
    let name = mint.channel()
    channels.add(name, channel, of: owner)
    examination.record.channel = name
    examination.success = GatewayAnswer(status: 201, fields: [.init("apns-channel-id", name)])
  }

  /// `GET /1/apps/…/all-channels`
  mutating func examineList(_ app: String, _ examination: inout Examination) {
    examineManagement(app, &examination)
    examination.success = GatewayAnswer(
      status: 200, fields: [.init("content-type", "application/json")],
      body: BroadcastChannel.listBody(channels.list(of: owner(app, examination))))
  }

  private mutating func examineManagement(_ app: String, _ examination: inout Examination) {
    examination.record.topic = app
    examineAuthorization(&examination)
    if let text = examination.request["apns-request-id"] {
      if PushIdentifier.isValid(text) {
        examination.identifier = text
      } else {
        examination.fault(.badMessageId, "apns-request-id: \(text) is no UUID")
      }
    }
    examineApp(app, &examination)
  }

  /// The bundle identifier of a broadcast or channel request.
  private func examineApp(_ app: String, _ examination: inout Examination) {
    guard !app.hasSuffix(PushTopic.suffix) else {
      return examination.fault(
        .topicDisallowed, "the path has the bundle identifier with \(PushTopic.suffix)")
    }
    examineTopic(app, &examination)
    if let apps = configuration.broadcastApps, !apps.contains(app) {
      examination.fault(.featureNotEnabled, "broadcasts are not switched on for \(app)")
    }
  }

  private func noteUnknown(_ name: String, _ app: String, _ examination: inout Examination) {
    examination.fault(
      configuration.unknownChannel,
      "\(app) has no channel \(name) in \(examination.request.service.environment.rawValue)")
  }

  private func owner(_ app: String, _ examination: Examination) -> ChannelDirectory.Owner {
    ChannelDirectory.Owner(app: app, environment: examination.request.service.environment)
  }
}
