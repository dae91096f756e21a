/// The alert of a push: what lights the screen, plays a sound and, on Apple Watch, shows a text.
public struct PushAlert: Hashable, Sendable {
  /// A text as it is, or a key that the app's strings translate.
  public enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// `loc-key` and `loc-args`, which for Live Activities lie in the title or body itself.
    case localized(key: String, arguments: [String] = [])

    public init(stringLiteral value: String) { self = .plain(value) }
  }

  /// The sound, whose key lies inside the alert.
  public enum Sound: Hashable, Sendable {
    case standard
    /// A file of the app, with its extension.
    case named(String)
  }

  public var title: Text
  public var body: Text
  /// Nil plays none.
  public var sound: Sound?

  public init(title: Text, body: Text, sound: Sound? = .standard) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
