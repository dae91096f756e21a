import AppleFoundation

/// The alert that goes with an update or a scheduled start. Apple's interface.
///
/// Title and body are shown on Apple Watch only; iPhone shows the activity itself.
public struct AlertConfiguration: Equatable, Sendable {
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertConfiguration.AlertSound

  public init(
    title: LocalizedStringResource, body: LocalizedStringResource,
    sound: AlertConfiguration.AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// The sound of an alert. Apple's interface.
  public struct AlertSound: Equatable, Sendable {
    /// The file's name; nil is the system's sound.
    let name: String?

    /// The system's alert sound.
    public static var `default`: AlertSound { AlertSound(name: nil) }

    /// A file of the app's main bundle or of its `Library/Sounds` folder.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
