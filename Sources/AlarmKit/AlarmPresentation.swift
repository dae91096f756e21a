import AppleFoundation
import SwiftUI

/// A button of an alarm. Apple's interface.
public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }

  private enum CodingKeys: String, CodingKey { case text, textColor, systemImageName }

  /// Apple's encoding is not published; a colour is its components here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(LocalizedStringResource.self, forKey: .text)
    textColor = Color(try container.decode(Color.Resolved.self, forKey: .textColor))
    systemImageName = try container.decode(String.self, forKey: .systemImageName)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
    try container.encode(systemImageName, forKey: .systemImageName)
  }

  public static func == (left: AlarmButton, right: AlarmButton) -> Bool {
    left.text == right.text && left.textColor == right.textColor
      && left.systemImageName == right.systemImageName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.key)
    hasher.combine(systemImageName)
  }
}

/// What an alarm shows. Apple's interface.
public struct AlarmPresentation: Codable, Equatable, Sendable {
  /// While it goes off. Apple's interface.
  public struct Alert: Codable, Equatable, Sendable {
    /// What the second button does. Apple's interface.
    public enum SecondaryButtonBehavior: String, Codable, Equatable, Sendable {
      case countdown
      case custom
    }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    /// With the system's button to stop, as iOS 26.1 has it.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
  }

  /// While it counts down. Apple's interface.
  public struct Countdown: Codable, Equatable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// While it stands still. Apple's interface.
  public struct Paused: Codable, Equatable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}
