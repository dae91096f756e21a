import Foundation

/// A broadcast channel (iOS 18): its settings, and the bodies of channel requests.
public struct BroadcastChannel: Hashable, Sendable {
  /// What APNs keeps for devices that cannot be reached: `message-storage-policy`. It cannot be
  /// changed later.
  public enum StoragePolicy: Int, Codable, CaseIterable, Hashable, Sendable {
    /// Nothing; every push must have the expiration 0.
    case none = 0
    /// The newest push, for at most eight hours or until its expiration.
    case newest = 1
  }

  /// The most channels of an app in one environment (Apple).
  public static let greatestNumber = 10_000
  /// The longest that a channel stores a push, in seconds (Apple).
  public static let longestStorage: TimeInterval = 8 * 3_600

  public var storagePolicy: StoragePolicy

  public init(storagePolicy: StoragePolicy) {
    self.storagePolicy = storagePolicy
  }

  /// The body of a request that creates the channel, and of an answer that describes it.
  public var body: Data {
    Data(
      #"{"message-storage-policy":\#(storagePolicy.rawValue),"push-type":"LiveActivity"}"#.utf8)
  }

  /// Reads such a body.
  ///
  /// - Throws: the reason with which APNs refuses it. The push type may be written in any case, as
  ///   Apple's own pages differ.
  public init(body: Data) throws(PushReason) {
    guard !body.isEmpty else { throw .payloadEmpty }
    guard case .object(let members) = try? JSONReader.read(Array(body), greatestDepth: 8).value
    else { throw .badRequestPayload }
    func value(_ key: String) -> JSONElement.Value? {
      members.first { $0.key == key }?.element.value
    }
    guard case .number(let number) = value("message-storage-policy"),
      let policy = StoragePolicy.allCases.first(where: { Double($0.rawValue) == number })
    else { throw .missingChannelQueueSize }
    guard let type = value("push-type") else { throw .missingPushType }
    guard case .string(let name) = type, name.lowercased() == "liveactivity" else {
      throw .invalidPushType
    }
    storagePolicy = policy
  }

  /// The body of the answer that lists channels: `{"channels":[…]}`.
  package static func listBody(_ identifiers: [String]) -> Data {
    // Base64 needs no escapes.
    let list = identifiers.map { "\"\($0)\"" }.joined(separator: ",")
    return Data("{\"channels\":[\(list)]}".utf8)
  }

  /// Reads the answer that lists channels; nil when it is none.
  public static func identifiers(listBody: Data) -> [String]? {
    guard
      case .object(let members) = try? JSONReader.read(Array(listBody), greatestDepth: 8).value,
      case .array(let items) = members.first(where: { $0.key == "channels" })?.element.value
    else { return nil }
    var names: [String] = []
    for item in items {
      guard case .string(let name) = item.value else { return nil }
      names.append(name)
    }
    return names
  }

  /// Whether a text can be a channel's identifier: base64 with its padding, of at least one byte.
  public static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && Data(base64Encoded: text) != nil
  }
}

extension PushReason: Error {}
