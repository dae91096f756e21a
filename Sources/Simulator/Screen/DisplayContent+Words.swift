import Foundation
import Wire

extension DisplayContent {
  private func text(_ style: Date.FormatStyle) -> String {
    var style = style
    style.locale = Locale(identifier: environment.locale)
    style.timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
    return environment.now.formatted(style)
  }

  /// The time as a phone's clock shows it, without AM and PM.
  var time: String {
    text(Date.FormatStyle(date: .omitted, time: .shortened))
      .filter { $0.isNumber || $0 == ":" || $0 == "." }
  }

  var date: String { text(.dateTime.weekday(.wide).month(.wide).day()) }
}
