import ActivityModel
import Wire

extension AppSurroundings {
  /// Writes what views see of the phone.
  @MainActor func write(to values: inout EnvironmentValues) {
    values.isInApp = true
    values.colorScheme = appearance == .dark ? .dark : .light
    values.displayScale = device.scale
    if device.kind == .pad { values.horizontalSizeClass = .regular }
    values.locale = Locale(identifier: locale)
    values.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    values.calendar = values.locale.calendar
    values.calendar.locale = values.locale
    values.calendar.timeZone = values.timeZone
    // Both lists run from the smallest to the largest size.
    if let index = TextSize.allCases.firstIndex(of: textSize),
      index < DynamicTypeSize.allCases.count
    {
      values.dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    values.scenePhase =
      switch phase {
      case .background: .background
      case .inactive: .inactive
      case .active: .active
      }
  }
}
