import SwiftUI

/// The background of the Lock Screen card; the outermost setting wins, as with any preference.
enum ActivityBackgroundKey: PreferenceKey {
  static let defaultValue: Color? = nil

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// The text colour of the button that ends an activity.
enum ActivityActionColorKey: PreferenceKey {
  static let defaultValue: Color? = nil

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the background of the Lock Screen card; nil is the system's own. Apple's interface.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundKey.self, value: color)
  }

  /// Sets the text colour of the Lock Screen's button that ends the activity. Apple's interface.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preference(key: ActivityActionColorKey.self, value: color)
  }
}
