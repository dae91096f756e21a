import Foundation

/// Which presentations a device has, and on which screen a person sees them.
extension Device {
  /// The presentations that an activity of this device has, in the order of ``Presentation``.
  package var presentations: [Presentation] {
    Presentation.allCases.filter { absence(of: $0) == nil }
  }

  /// The device on whose screen a presentation is seen: this one, or the watch, the car or the Mac
  /// of the phone's owner. Nil when the device has no such presentation.
  ///
  /// The watch is one of 45 mm, the tile of CarPlay is 240 × 78 points; both are choices of Islet
  /// among the sizes of the guidelines. The Mac takes the phone's sizes (guidelines).
  package func showing(_ presentation: Presentation) -> Device? {
    guard absence(of: presentation) == nil else { return nil }
    guard kind == .phone else { return self }
    return switch presentation.place {
    case .device, .alwaysOn, .standBy: self
    case .watch: .standardWatch
    case .carPlay: .standardCarDisplay
    case .mac: .mac(withSizesOf: self)
    }
  }

  /// Why the device never shows a presentation, and what does: complete sentences. Nil when it
  /// shows it.
  package func absence(of presentation: Presentation) -> String? {
    switch presentation.place {
    case .watch:
      if kind == .phone || kind == .watch { return nil }
      return "\(name) shows no \(presentation.rawValue). Choose an iPhone or an Apple Watch."
    case .carPlay:
      if kind == .phone || kind == .carDisplay { return nil }
      return "\(name) shows no \(presentation.rawValue). Choose an iPhone or a CarPlay display."
    case .mac:
      if kind == .phone || kind == .mac { return nil }
      return "\(name) shows no \(presentation.rawValue). Choose an iPhone or the Mac."
    case .standBy:
      if kind == .phone { return nil }
      return "\(name) has no StandBy and never shows \(presentation.rawValue). Choose an iPhone."
    case .alwaysOn: return absenceOfAlwaysOn(presentation)
    case .device: return absenceOnScreen(presentation)
    }
  }

  private func absenceOfAlwaysOn(_ presentation: Presentation) -> String? {
    if hasAlwaysOnDisplay { return nil }
    return """
      \(name) has no always-on display and never shows \(presentation.rawValue). Choose a device \
      with one, iPhone 16 Pro for instance.
      """
  }

  private func absenceOnScreen(_ presentation: Presentation) -> String? {
    guard kind == .phone || kind == .pad else {
      let own = Presentation.allCases.filter { $0.place == ownPlace }.map(\.rawValue)
      return """
        \(name) shows no \(presentation.rawValue), only \(own.joined(separator: ", ")). Choose an \
        iPhone or an iPad.
        """
    }
    switch presentation {
    case .banner where island != nil:
      return """
        \(name) shows alerts in its Dynamic Island and never as a banner. Choose expanded, or a \
        device without an island, iPhone 14 for instance.
        """
    case .lockScreen, .banner: return nil
    default:
      if island != nil { return nil }
      return """
        \(name) has no Dynamic Island. Draw the Lock Screen, or choose a device with an island.
        """
    }
  }

  /// The place that is a companion's own; that of phones and tablets is `device`.
  private var ownPlace: Presentation.Place {
    switch kind {
    case .phone, .pad: .device
    case .watch: .watch
    case .carDisplay: .carPlay
    case .mac: .mac
    }
  }
}

/// How the system puts the compact views into the card of a watch or of CarPlay: one row, leading
/// at the left and trailing at the right. That they share one row is Apple's; the lengths are
/// choices of Islet.
extension Device {
  /// Between the edge of the card and the views.
  package static let rowMargin: CGFloat = 12
  /// At least so much is between both views.
  package static let rowGap: CGFloat = 8

  /// The room of each of both views.
  package var rowHalfLimit: CGFloat {
    max(0, (lockScreenWidth - 2 * Self.rowMargin - Self.rowGap) / 2)
  }
}
