import ActivityModel
import Foundation
import Wire

/// What `islet preview` is asked to draw, and how.
package struct PreviewOptions: Equatable, Sendable {
  /// Folders with a project each.
  package var paths: [String]
  /// The folder for the pictures, made when it is missing.
  package var output: String
  /// A JSON file with the attributes, for all states.
  package var attributes: String?
  /// JSON files with a content state each; empty draws the previews of the source.
  package var states: [String]
  /// Draws made-up states instead of previews.
  package var samples: Bool = false
  /// States without attributes take those of the source's first preview, else of a sample.
  package var borrowsAttributes = false
  /// The attributes type, where a project has several.
  package var activity: String?
  /// Which presentations, of those that the device has; nil draws the usual ones.
  package var presentations: [Presentation]?
  package var device: Device
  package var appearance: RenderEnvironment.Appearance
  /// Draws every state as stale.
  package var isStale: Bool
  package var clock: PreviewClock
  /// A locale identifier, `de_DE`.
  package var locale: String
  package var textSize: TextSize
  /// nil is that of the locale.
  package var readingDirection: ReadingDirection?
  /// Pixels per point.
  package var scale: Double
  package var formats: Set<PictureFormat>
  /// How long one presentation may take, in seconds.
  package var timeLimit: Double
  /// Whether warnings among the findings make the run fail.
  package var isStrict: Bool

  package init(
    paths: [String], output: String = "islet-preview", attributes: String? = nil,
    states: [String] = [], activity: String? = nil, presentations: [Presentation]? = nil,
    device: Device = .standard, appearance: RenderEnvironment.Appearance = .light,
    isStale: Bool = false, clock: PreviewClock = .standard, locale: String = "en_US",
    textSize: TextSize = .large, readingDirection: ReadingDirection? = nil, scale: Double = 3,
    formats: Set<PictureFormat> = [.png], timeLimit: Double = 10, isStrict: Bool = false
  ) {
    self.paths = paths
    self.output = output
    self.attributes = attributes
    self.states = states
    self.activity = activity
    self.presentations = presentations
    self.device = device
    self.appearance = appearance
    self.isStale = isStale
    self.clock = clock
    self.locale = locale
    self.textSize = textSize
    self.readingDirection = readingDirection
    self.scale = scale
    self.formats = formats
    self.timeLimit = timeLimit
    self.isStrict = isStrict
  }

  /// The presentations in the order in which they are drawn.
  package var drawnPresentations: [Presentation] {
    let available = device.presentations
    if let presentations { return available.filter(presentations.contains) }
    let usual = available.filter(Presentation.usual.contains)
    // A watch has none of the usual ones; all that it has is drawn.
    return usual.isEmpty ? available : usual
  }

  func environment(isStale: Bool) -> RenderEnvironment {
    RenderEnvironment(
      device: device, appearance: appearance, isStale: isStale, now: clock.now, locale: locale,
      textSize: textSize, readingDirection: readingDirection)
  }
}

/// The files that a presentation is written to.
package enum PictureFormat: String, Codable, CaseIterable, Hashable, Sendable {
  case png
  case svg
  case pdf
  case text
  case json

  /// The format in which it is drawn; nil when it is written from values.
  var canvas: CanvasFormat? {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .text, .json: nil
    }
  }

  package var fileExtension: String { self == .text ? "txt" : rawValue }
}
