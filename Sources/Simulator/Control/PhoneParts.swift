import ActivityModel
import Foundation
import Studio
import Wire

/// All that a running phone is put together from.
package struct PhoneParts: Sendable {
  package var app: AppDescription
  /// Starts the app's process; nil for a project without an app, or whose app does not compile.
  package var launcher: (any AppLaunching)?
  /// Draws the presentations; nil draws none.
  package var widget: (any StartableWidget)?
  package var templates: [PhoneTemplate]
  package var settings: PhoneSettings
  /// Paths of font files that the project brings along.
  package var fonts: [String]
  /// Faults that stand from the beginning, such as compiler errors of the app.
  package var problems: [PhoneSnapshot.ProblemNote]
  /// The time on the phone's clock when it is switched on.
  package var start: Date
  /// Phone seconds that pass in a second of the machine.
  package var rate: Double

  package init(
    app: AppDescription, launcher: (any AppLaunching)? = nil,
    widget: (any StartableWidget)? = nil, templates: [PhoneTemplate] = [],
    settings: PhoneSettings = PhoneSettings(), fonts: [String] = [],
    problems: [PhoneSnapshot.ProblemNote] = [], start: Date, rate: Double = 0
  ) {
    self.app = app
    self.launcher = launcher
    self.widget = widget
    self.templates = templates
    self.settings = settings
    self.fonts = fonts
    self.problems = problems
    self.start = start
    self.rate = rate
  }
}

/// A state that an activity can be started or updated with, without the app's doing.
package struct PhoneTemplate: Equatable, Sendable {
  package var name: String
  package var attributesType: String
  package var attributes: Data
  package var state: Data
  /// `preview`, `sample`, or the name of a file.
  package var source: String

  package init(
    name: String, attributesType: String, attributes: Data, state: Data, source: String
  ) {
    self.name = name
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
    self.source = source
  }
}

/// The settings of a simulated phone that its screens depend on.
package struct PhoneSettings: Equatable, Sendable {
  package var device: Device
  package var appearance: RenderEnvironment.Appearance
  package var textSize: TextSize
  package var locale: String
  package var timeZone: String
  /// The switch of Settings; the display must be able to.
  package var isAlwaysOn: Bool
  package var isLowPower: Bool
  package var allowsLiveActivities = true

  package init(
    device: Device = .standard, appearance: RenderEnvironment.Appearance = .light,
    textSize: TextSize = .large, locale: String = "en_US", timeZone: String = "UTC",
    isAlwaysOn: Bool = true, isLowPower: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.textSize = textSize
    self.locale = locale
    self.timeZone = timeZone
    self.isAlwaysOn = isAlwaysOn
    self.isLowPower = isLowPower
  }

  /// The zone as a value; UTC for one that nobody knows.
  package var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

  func environment(isStale: Bool = false, now: Date) -> RenderEnvironment {
    RenderEnvironment(
      device: device, appearance: appearance, isStale: isStale, now: now, timeZone: timeZone,
      locale: locale, textSize: textSize)
  }

  func surroundings(_ phase: AppSurroundings.Phase) -> AppSurroundings {
    AppSurroundings(
      device: device, appearance: appearance, phase: phase, timeZone: timeZone, locale: locale,
      textSize: textSize, isLowPowerMode: isLowPower)
  }
}
