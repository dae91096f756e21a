import Foundation

extension Rendering {
  /// Something noticed while a presentation was drawn that a person should know.
  package struct Note: Codable, Hashable, Sendable {
    package var kind: Kind
    package var severity: Severity
    /// What was noticed, in complete sentences, without the place.
    package var message: String
    /// What to do about it, a complete sentence; empty where the message says it all.
    package var advice: String
    /// The words, names or addresses that it is about. Several where the message fits all.
    package var texts: [String]
    /// Where it is seen, in points from the picture's top left corner; none for the whole.
    package var frames: [CGRect]
    /// The part it is about, for whom knows where that lies; nil where frames are given.
    package var part: Part?

    /// - Parameter severity: nil takes that of the kind.
    package init(
      kind: Kind, severity: Severity? = nil, message: String, advice: String = "",
      texts: [String] = [], frames: [CGRect] = [], part: Part? = nil
    ) {
      self.kind = kind
      self.severity = severity ?? kind.severity
      self.message = message
      self.advice = advice
      self.texts = texts
      self.frames = frames
      self.part = part
    }

    /// Message and advice as one text.
    package var sentence: String { advice.isEmpty ? message : "\(message) \(advice)" }
  }
}

extension Rendering.Note {
  /// How grave a finding is.
  package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    /// Worth a look; often meant so.
    case note
    /// A person will see something that is hardly meant so.
    case warning
    /// A device shows nothing at all.
    case error

    package static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The note with the texts and the places of an equal one.
  package func merging(_ other: Rendering.Note) -> Rendering.Note {
    var note = self
    note.texts += other.texts.filter { !texts.contains($0) }
    note.frames += other.frames.filter { !frames.contains($0) }
    return note
  }

  /// What was found. A new kind is one line here; it is a warning unless ``severity`` says other,
  /// and ``rule`` may name its source.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case animationTooLong
    case behindCamera
    case contentTooHigh
    case contentTooWide
    case customFormat
    case greedyTimer
    case implausibleDate
    case inertControl
    case inertModifier
    case linkWithoutScheme
    case lowContrast
    case madeUpDefaults
    case missingImage
    case outsideRegion
    case oversizedImage
    case payloadTooLarge
    case scaledText
    case severalWidgetURLs
    case squeezed
    case stillView
    case truncatedText
    case unknownColor
    case unknownSymbol
    case unsupported
    /// A text that is shown in another language than the phone's.
    case untranslated

    package var severity: Severity {
      switch self {
      case .payloadTooLarge: .error
      case .animationTooLong, .inertModifier, .linkWithoutScheme, .madeUpDefaults, .scaledText,
        .stillView:
        .note
      default: .warning
      }
    }

    /// Whether one fault shows in however many pictures.
    package var concernsEveryPresentation: Bool { self == .untranslated || self == .madeUpDefaults }

    /// Where the rule comes from; nil where it is Islet's own advice.
    package var rule: String? {
      switch self {
      case .animationTooLong: "Apple, Animating data updates in widgets and Live Activities"
      case .behindCamera: "Human Interface Guidelines, Live Activities"
      case .contentTooHigh: "Apple, Displaying live data with Live Activities: at most 160 points"
      case .contentTooWide: "Human Interface Guidelines, Live Activities: sizes"
      case .customFormat: "Report of Home Assistant, issue 5450"
      case .greedyTimer: "Reports of many projects, such as Dynamic-Islands, issue 4"
      case .implausibleDate: "Report of Home Assistant, issue 4677"
      case .inertControl: "Apple, Adding interactivity to widgets and Live Activities"
      case .inertModifier, .unsupported: "Apple, SwiftUI views for widgets"
      case .linkWithoutScheme: "Apple, Launching your app from a Live Activity"
      case .lowContrast: "WCAG 2.2, 1.4.3; Human Interface Guidelines, Accessibility"
      case .oversizedImage: "Apple, Displaying live data with Live Activities: images"
      case .payloadTooLarge: "Apple, Displaying live data with Live Activities: 4 KB"
      case .severalWidgetURLs: "Apple, widgetURL(_:): several are undefined"
      case .stillView: "Report of Herdrup, issue 113: only timers move by themselves"
      default: nil
      }
    }
  }
}
