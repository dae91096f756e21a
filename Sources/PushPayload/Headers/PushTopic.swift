/// The topic of Live Activity pushes: the app's bundle identifier and a suffix.
public struct PushTopic: Hashable, Sendable {
  /// What follows the bundle identifier (Apple's article on Live Activity pushes).
  public static let suffix = ".push-type.liveactivity"

  /// The app's bundle identifier.
  public let bundleIdentifier: String

  /// The topic of an app. A suffix that is there already, even twice, is taken off.
  public init(bundleIdentifier: String) {
    var name = bundleIdentifier[...]
    while name.hasSuffix(Self.suffix) { name = name.dropLast(Self.suffix.count) }
    self.bundleIdentifier = String(name)
  }

  /// The value of `apns-topic`, with the suffix once.
  public var headerValue: String { bundleIdentifier + Self.suffix }

  /// Whether a bundle identifier or topic is made of what identifiers are made of: letters,
  /// digits, hyphens and periods, no part empty.
  package static func isWellFormed(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            || $0 == 0x2D || $0 == 0x5F
        }
    }
  }
}
