import AppleFoundation
import Drawing
import SwiftUI
import Wire

/// What is noticed while views are laid out. The rest is found in the finished picture.
extension Rendering.Note {
  static func tooHigh(
    _ subject: String, _ height: CGFloat, limit: CGFloat, part: Rendering.Part = .content
  ) -> Rendering.Note {
    Rendering.Note(
      kind: .contentTooHigh,
      message: """
        The \(subject) is \(height.points) high. iOS shows at most \(limit.points) and cuts the \
        rest off.
        """,
      advice: "Make it lower: less padding, smaller fonts, fewer lines.", part: part)
  }

  static func tooWide(
    _ subject: String, _ width: CGFloat, limit: CGFloat, part: Rendering.Part
  ) -> Rendering.Note {
    Rendering.Note(
      kind: .contentTooWide,
      message: "The \(subject) is \(width.points) wide. There is room for \(limit.points).",
      advice: "Make it narrower, or let it shrink with minimumScaleFactor.", part: part)
  }

  /// A note when a tap could open different links.
  static func severalLinks(_ links: [URL?]) -> [Rendering.Note] {
    var different: [String] = []
    for case let link? in links where !different.contains(link.absoluteString) {
      different.append(link.absoluteString)
    }
    guard different.count > 1 else { return [] }
    return [
      Rendering.Note(
        kind: .severalWidgetURLs,
        message: """
          Several views set a widgetURL: \(different.joined(separator: ", ")). Apple leaves \
          undefined which of them a tap opens.
          """,
        advice: "Set one widgetURL, and use Link for parts of the card.", texts: [different[0]])
    ]
  }

  /// A note for a colour that was used without being known; a device draws nothing for it either.
  static func unknownColor(_ name: String, suggestions: [String]) -> Rendering.Note {
    let quoted = suggestions.map { "“\($0)”" }.joined(separator: ", ")
    return Rendering.Note(
      kind: .unknownColor,
      message: """
        The asset catalogue has no colour named “\(name)”, so nothing is drawn where it is used.
        """,
      advice: suggestions.isEmpty ? "" : "Did you mean \(quoted)?", texts: [name])
  }

  /// What a view asks for in vain.
  init(_ remark: Remark) {
    switch remark {
    case .neverRuns(let name):
      self.init(
        kind: .inertModifier,
        message: """
          \(name) does nothing in a Live Activity: its views are archived, and no code of the \
          widget runs while they are on the screen.
          """,
        advice: name == "onTapGesture" || name == "gesture"
          ? "Use Button(intent:), Link or widgetURL."
          : "Do the work in the app, and update the activity with what came of it.", texts: [name])
    case .standsStill(let name):
      self.init(
        kind: .stillView,
        message: "\(name) is drawn once and does not change as time passes in a Live Activity.",
        advice: """
          Use Text(timerInterval:), Text(_:style:) or ProgressView(timerInterval:), or update the \
          activity.
          """, texts: [name])
    case .withoutIntent(let name):
      self.init(
        kind: .inertControl,
        message: "A \(name) with a binding changes nothing in a Live Activity.",
        advice: "Use \(name)(isOn:intent:).", texts: [name])
    case .longAnimation(let seconds):
      self.init(
        kind: .animationTooLong,
        message: """
          An animation takes \(seconds.formatted(.number.precision(.fractionLength(0...1))
            .locale(Locale(identifier: "en_US")))) seconds. In a Live Activity the system ends it \
          after 2.
          """,
        advice: "Make it 2 seconds or shorter, delays and repetitions included.")
    case .endlessAnimation:
      self.init(
        kind: .animationTooLong,
        message: """
          An animation repeats for ever. In a Live Activity it runs once with an update, for 2 \
          seconds at most.
          """,
        advice: "Draw the view as it should look at rest.")
    }
  }
}

extension CGFloat {
  /// The length in words, with at most two digits after the point: `182.33 points`.
  var points: String {
    let text = String(format: "%.2f", Double(self))
    let short = text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    return "\(short) points"
  }
}
