extension PushHeaders {
  /// The headers of a request for one device, and all that is wrong with them in the order in
  /// which Islet's server answers.
  package struct Reading: Sendable {
    package var priority = PushPriority.immediate
    package var expiration: PushExpiration?
    package var identifier: String?
    package var collapseIdentifier: String?
    package var pushType: String?
    /// The topic as it was written.
    package var topic: String?
    package var channel: String?
    package var faults: [PushHeaderFault] = []
  }

  /// The push types of Apple's article, in small letters.
  package static let pushTypes = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location",
    "mdm", "pushtotalk", "voip", "widgets",
  ]

  /// Reads the headers of a push to a device.
  package static func readDevice(_ fields: [(name: String, value: String)]) -> Reading {
    var reader = PushHeaderReader(fields)
    reader.duplicates()
    reader.identifier("apns-id")
    reader.priority(isRequired: false)
    reader.expiration(isRequired: false)
    reader.collapseIdentifier()
    reader.pushType(missing: .invalidPushType)
    reader.topic()
    return reader.reading
  }

  /// Reads the headers of a broadcast.
  package static func readBroadcast(_ fields: [(name: String, value: String)]) -> Reading {
    var reader = PushHeaderReader(fields)
    reader.duplicates()
    reader.identifier("apns-request-id")
    reader.priority(isRequired: true)
    reader.expiration(isRequired: true)
    reader.pushType(missing: .missingPushType)
    reader.channel()
    return reader.reading
  }
}

/// Reads one header after the other.
struct PushHeaderReader {
  private var values: [String: [String]] = [:]
  private(set) var reading = PushHeaders.Reading()

  init(_ fields: [(name: String, value: String)]) {
    for field in fields { values[field.name.lowercased(), default: []].append(field.value) }
  }

  private mutating func fault(_ header: String, _ reason: PushReason, _ detail: String) {
    reading.faults.append(PushHeaderFault(header: header, reason: reason, detail: detail))
  }

  mutating func duplicates() {
    for (name, all) in values.sorted(by: { $0.key < $1.key })
    where all.count > 1 && (name == "authorization" || name.hasPrefix("apns-")) {
      fault(name, .duplicateHeaders, "the header is there \(all.count) times")
    }
  }

  mutating func identifier(_ name: String) {
    guard let text = values[name]?.first else { return }
    guard PushIdentifier.isValid(text) else {
      return fault(name, .badMessageId, "\(text) is no UUID of the form 8-4-4-4-12")
    }
    reading.identifier = text
  }

  mutating func priority(isRequired: Bool) {
    guard let text = values["apns-priority"]?.first else {
      if isRequired { fault("apns-priority", .badPriority, "a broadcast must have a priority") }
      return
    }
    guard let priority = PushPriority.allCases.first(where: { String($0.rawValue) == text }) else {
      return fault("apns-priority", .badPriority, "\(text) is none of 10, 5, 1")
    }
    reading.priority = priority
  }

  mutating func expiration(isRequired: Bool) {
    guard let text = values["apns-expiration"]?.first else {
      if isRequired {
        fault("apns-expiration", .badExpirationDate, "a broadcast must have an expiration")
      }
      return
    }
    guard let expiration = PushExpiration(headerValue: text) else {
      return fault(
        "apns-expiration", .badExpirationDate, "\(text) is no whole number of seconds since 1970")
    }
    reading.expiration = expiration
  }

  mutating func collapseIdentifier() {
    guard let text = values["apns-collapse-id"]?.first else { return }
    let greatest = PushHeaders.greatestCollapseIdentifier
    guard text.utf8.count <= greatest else {
      return fault(
        "apns-collapse-id", .badCollapseId,
        "it is \(text.utf8.count) bytes, \(greatest) are allowed")
    }
    reading.collapseIdentifier = text
  }

  mutating func pushType(missing: PushReason) {
    guard let text = values["apns-push-type"]?.first else {
      return fault("apns-push-type", missing, "the header is missing, it must be liveactivity")
    }
    guard PushHeaders.pushTypes.contains(text.lowercased()) else {
      return fault("apns-push-type", .invalidPushType, "there is no push type \(text)")
    }
    reading.pushType = text.lowercased()
  }

  mutating func topic() {
    guard let text = values["apns-topic"]?.first else {
      return fault(
        "apns-topic", .missingTopic,
        "the header is missing, it is the bundle identifier and \(PushTopic.suffix)")
    }
    guard PushTopic.isWellFormed(text) else {
      return fault("apns-topic", .badTopic, "\(text) is no bundle identifier")
    }
    reading.topic = text
    let isActivity = reading.pushType == "liveactivity"
    if text.hasSuffix(PushTopic.suffix + PushTopic.suffix) {
      fault("apns-topic", .topicDisallowed, "the suffix \(PushTopic.suffix) is there twice")
    } else if text.hasSuffix(PushTopic.suffix), !isActivity, let type = reading.pushType {
      fault("apns-push-type", .invalidPushType, "\(type) does not go with the topic \(text)")
    }
  }

  mutating func channel() {
    guard let text = values["apns-channel-id"]?.first, !text.isEmpty else {
      return fault("apns-channel-id", .missingChannelId, "the header is missing")
    }
    guard BroadcastChannel.isIdentifier(text) else {
      return fault("apns-channel-id", .badChannelId, "\(text) is no base64")
    }
    reading.channel = text
    if reading.pushType != nil, reading.pushType != "liveactivity" {
      fault("apns-push-type", .invalidPushType, "a broadcast's push type is liveactivity")
    }
  }
}
