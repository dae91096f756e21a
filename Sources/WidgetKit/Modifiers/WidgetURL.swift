import AppleFoundation
import SwiftUI

/// The link that a tap opens. Apple leaves several of them undefined; the outermost wins here.
enum WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the link that a tap on the widget or the Lock Screen card opens. Apple's interface.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}
