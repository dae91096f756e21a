/// Where presentations are seen, by which pictures are grouped.
extension Presentation {
  package enum Place: String, CaseIterable, Hashable, Sendable {
    /// The screen of the iPhone or iPad itself, in use or locked.
    case device
    case alwaysOn
    case standBy
    case watch
    case carPlay
    case mac
  }

  package var place: Place {
    switch self {
    case .lockScreen, .compact, .minimal, .expanded, .banner: .device
    case .alwaysOn, .alwaysOnCompact, .alwaysOnMinimal: .alwaysOn
    case .standBy, .standByNight, .standByMinimal: .standBy
    case .smartStack: .watch
    case .carPlay: .carPlay
    case .menuBar, .menuBarMinimal, .menuBarExpanded: .mac
    }
  }
}
