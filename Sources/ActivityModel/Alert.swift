/// The alert of an update, a push or a scheduled start.
///
/// Title and body are shown on Apple Watch only; the phone shows the activity itself.
package struct Alert: Codable, Hashable, Sendable {
  package var title: Text
  package var body: Text
  package var sound: Sound

  package init(title: Text, body: Text, sound: Sound = .default) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// Text as it is, or a key that the app's strings translate.
  package enum Text: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)
    /// A key of the app's `Localizable` table and the arguments of its format.
    case localized(key: String, arguments: [String])

    package init(stringLiteral value: String) {
      self = .plain(value)
    }
  }

  package enum Sound: Codable, Hashable, Sendable {
    case `default`
    /// A file of the app's bundle or of its `Library/Sounds` folder.
    case named(String)
    /// A push alert without a `sound` key.
    case none
  }
}
