import ActivityModel
import Foundation
import Wire

/// What `islet timeline` is asked to play, and how.
package struct TimelineOptions: Equatable, Sendable {
  /// The folder of the project.
  package var path: String
  /// The file with the script.
  package var script: String
  /// The folder for the pictures, made when it is missing.
  package var output = "islet-timeline"
  /// The attributes type, where a project has several.
  package var activity: String?
  package var device = Device.standard
  package var appearance = RenderEnvironment.Appearance.light
  /// The time at which the script begins.
  package var clock = PreviewClock.standard
  /// An identifier of the time zone database.
  package var timeZone = "UTC"
  /// A locale identifier.
  package var locale = "en_US"
  package var textSize = TextSize.large
  /// nil is that of the locale.
  package var readingDirection: ReadingDirection?
  /// Pixels per point.
  package var scale = 3.0
  /// How long one presentation may take, in seconds.
  package var timeLimit = 10.0

  package init(path: String, script: String) {
    self.path = path
    self.script = script
  }

  /// The zone as a value; UTC for one that nobody knows.
  package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

  var drawing: PreviewOptions {
    PreviewOptions(
      paths: [path], output: output, activity: activity, device: device, appearance: appearance,
      clock: clock, locale: locale, textSize: textSize, readingDirection: readingDirection,
      scale: scale, timeLimit: timeLimit)
  }

  func environment(isStale: Bool, now: Date) -> RenderEnvironment {
    RenderEnvironment(
      device: device, appearance: appearance, isStale: isStale, now: now, timeZone: timeZone,
      locale: locale, textSize: textSize, readingDirection: readingDirection)
  }
}
