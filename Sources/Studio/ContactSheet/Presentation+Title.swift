import ActivityModel

extension Presentation {
  /// The name of the presentation in headings.
  package var title: String {
    switch self {
    case .lockScreen: "Lock Screen"
    case .compact: "Compact"
    case .minimal: "Minimal"
    case .expanded: "Expanded"
    case .banner: "Banner"
    case .alwaysOn: "Always-on Lock Screen"
    case .alwaysOnCompact: "Always-on compact"
    case .alwaysOnMinimal: "Always-on minimal"
    case .standBy: "StandBy"
    case .standByNight: "StandBy at night"
    case .standByMinimal: "StandBy minimal"
    case .smartStack: "Smart Stack"
    case .carPlay: "CarPlay"
    case .menuBar: "Menu bar"
    case .menuBarMinimal: "Menu bar minimal"
    case .menuBarExpanded: "Menu bar expanded"
    }
  }
}

extension Presentation.Place {
  /// The heading above the pictures of the place; nil above those of the device itself.
  var title: String? {
    switch self {
    case .device: nil
    case .alwaysOn: "Always-on display"
    case .standBy: "StandBy"
    case .watch: "Apple Watch"
    case .carPlay: "CarPlay"
    case .mac: "Mac"
    }
  }
}
