import ActivityModel
import AppleFoundation

extension Alert {
  /// The alert with its texts in the app's language, as the app would show them.
  init(_ configuration: AlertConfiguration) {
    self.init(
      title: .plain(String(localized: configuration.title)),
      body: .plain(String(localized: configuration.body)),
      sound: configuration.sound.name.map(Sound.named) ?? .default)
  }
}
