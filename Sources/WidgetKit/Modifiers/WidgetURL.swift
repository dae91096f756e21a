import AppleFoundation
import SwiftUI

/// The links that a tap may open, the outermost first. Apple leaves several of them undefined; the
/// outermost wins here.
enum WidgetURLKey: PreferenceKey {
  static let defaultValue: [URL?] = []

  static func reduce(value: inout [URL?], nextValue: () -> [URL?]) {
    value += nextValue()
  }
}

extension View {
  /// Sets the link that a tap on the widget or the Lock Screen card opens. Apple's interface.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    transformPreference(WidgetURLKey.self) { $0.insert(url, at: 0) }
  }
}
