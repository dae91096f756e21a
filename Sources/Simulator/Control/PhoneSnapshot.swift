import ActivityModel
import Foundation
import Wire

/// A running phone in words, for the page, for `--json` and for scripts.
package struct PhoneSnapshot: Codable, Equatable, Sendable {
  /// Rises by one with each change.
  package var generation: Int
  package var now: Date
  /// Phone seconds a second; 0 is a clock that stands.
  package var rate: Double
  package var device: String
  /// The display in points.
  package var display: CGSize
  package var place: Place
  package var isLocked: Bool
  package var isLit: Bool
  package var isCharging: Bool
  /// What can be read and used on the display, in reading order.
  package var elements: [PhoneElement]
  package var focus: PhoneElement.ID?
  package var island: Island
  package var apps: [App]
  package var activities: [ActivityEntry]
  /// Names of what `start` and `update` can take.
  package var templates: [Template]
  /// What lies ahead, earliest first.
  package var marks: [Mark]
  /// Newest last; older ones than the page needs are dropped.
  package var log: [LogLine]
  /// Faults of the user's project that stand now: compiler errors, crashes, a hanging app.
  package var problems: [ProblemNote]
  package var settings: Settings

  /// What fills the display.
  package enum Place: String, Codable, Sendable { case lockScreen, homeScreen, app, standBy, dark }

  package enum Island: String, Codable, Sendable { case absent, empty, compact, minimal, expanded }

  package struct App: Codable, Equatable, Sendable, Identifiable {
    package var id: AppID
    package var name: String
    /// `notRunning`, `background`, `foreground`.
    package var state: String
    /// Whether it has a process here; an app that does not compile has none.
    package var canRun: Bool
    package var allowsLiveActivities: Bool
    package var allowsFrequentUpdates: Bool
    package var pushToStartTokens: [String: String]
    package var isPanelOpen: Bool
  }

  package struct ActivityEntry: Codable, Equatable, Sendable, Identifiable {
    package var id: String
    package var app: AppID
    package var attributesType: String
    /// `pending`, `active`, `stale`, `ended`, `dismissed`.
    package var state: String
    package var started: Date
    package var staleDate: Date?
    package var relevanceScore: Double
    package var attributes: String
    package var content: String
    /// Hexadecimal digits.
    package var pushToken: String?
    /// Names that `picture(ofActivity:presentation:)` takes for this device.
    package var presentations: [String]
  }

  package struct Template: Codable, Equatable, Sendable {
    package var name: String
    package var attributesType: String
    /// `preview`, `sample`, or the name of a file.
    package var source: String
  }

  package struct Mark: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case start, stale, longestLife, dismissal, alertEnds
    }
    package var date: Date
    package var kind: Kind
    package var activity: String
  }

  package struct LogLine: Codable, Equatable, Sendable {
    /// Who says it: `phone`, `app`, `widget`, `build`, `push`.
    package var source: String
    package var time: Date
    package var text: String
    package var isFault: Bool
  }

  package struct ProblemNote: Codable, Equatable, Sendable {
    package var source: String
    package var message: String
    /// `path:line:column` where there is one.
    package var place: String?
    /// The compiler's excerpt or a backtrace.
    package var details: String?

    package init(source: String, message: String, place: String?, details: String?) {
      self.source = source
      self.message = message
      self.place = place
      self.details = details
    }
  }

  package struct Settings: Codable, Equatable, Sendable {
    package var appearance: RenderEnvironment.Appearance
    package var textSize: TextSize
    package var locale: String
    package var timeZone: String
    package var isAlwaysOn: Bool
    package var isLowPower: Bool
    package var allowsLiveActivities: Bool
    package var devices: [String]
  }
}

/// Something on the display that has a name or can be used.
package struct PhoneElement: Codable, Equatable, Sendable, Identifiable {
  /// Stays the same as long as the thing does: `app/…`, `card/ID/…`, `island/…`, `home/…`, `panel/…`.
  package typealias ID = String

  package var id: ID
  package var role: AppElement.Role
  package var label: String
  package var value: String?
  /// In points of the display.
  package var frame: CGRect
  package var isEnabled: Bool
  package var isSelected: Bool
  package var identifier: String?
  /// What it can do beside being activated: `hold`, `swipe`, `adjust`.
  package var actions: [String]

  package init(
    id: ID, role: AppElement.Role, label: String, value: String? = nil, frame: CGRect,
    isEnabled: Bool = true, isSelected: Bool = false, identifier: String? = nil,
    actions: [String] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.identifier = identifier
    self.actions = actions
  }
}
