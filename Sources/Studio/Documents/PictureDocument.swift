import Drawing
import Foundation
import Wire

/// One picture in the JSON that Islet writes; `docs/json.md` describes the form.
struct PictureDocument: Encodable {
  struct Size: Encodable {
    var width: Double
    var height: Double
  }

  var project: String?
  var activity: String
  var state: String
  var source: String
  var isStale: Bool
  var presentation: String
  var companion: String?
  /// Paths by format, below the output folder.
  var files: [String: String]
  var points: Size
  var pixels: Size
  var widgetURL: String?
  var notes: [NoteDocument]
  var printed: String?
  var tree: [TreeDocument]

  /// Nil when there is no picture.
  init?(_ picture: PreviewReport.Picture, of state: DrawnState, project: String? = nil) {
    guard let drawing = picture.drawing else { return nil }
    self.project = project
    activity = state.attributesType
    self.state = state.name
    source = state.source.rawValue
    isStale = state.isStale
    presentation = picture.presentation.rawValue
    companion = drawing.companion
    files = Dictionary(uniqueKeysWithValues: drawing.files.map { ($0.rawValue, $1) })
    points = Size(width: rounded(drawing.size.width), height: rounded(drawing.size.height))
    pixels = Size(width: Double(drawing.png.width), height: Double(drawing.png.height))
    widgetURL = drawing.widgetURL
    notes = drawing.notes.map { NoteDocument($0) }
    printed = picture.noise.isEmpty ? nil : picture.noise
    tree = drawing.tree.roots.map { TreeDocument($0) }
  }

  func encoded() throws -> Data { try documentEncoder().encode(self) }
}

/// One element of the text tree.
struct TreeDocument: Encodable {
  var kind: String
  var content: String?
  var frame: FrameDocument
  var font: String?
  var label: String?
  var value: String?
  var identifier: String?
  var traits: [TraitDocument]?
  var children: [TreeDocument]?

  init(_ node: ElementTree.Node) {
    let element = node.element
    kind = element.kind
    content = element.content
    frame = FrameDocument(element.frame)
    font = element.font
    label = element.accessibilityLabel
    value = element.accessibilityValue
    identifier = element.accessibilityIdentifier
    traits = element.traits.isEmpty ? nil : element.traits.map { TraitDocument($0) }
    children = node.children.isEmpty ? nil : node.children.map { TreeDocument($0) }
  }
}

/// A rectangle in points, from the picture's top left corner.
struct FrameDocument: Encodable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ frame: CGRect) {
    x = rounded(frame.minX)
    y = rounded(frame.minY)
    width = rounded(frame.width)
    height = rounded(frame.height)
  }
}

/// A trait of an element: its name, and a value where it has one.
struct TraitDocument: Encodable {
  var name: String
  var shown: String?
  var value: Double?
  var suggestions: [String]?
  var link: String?

  init(_ trait: Element.Trait) {
    switch trait {
    case .truncated(let shown):
      name = "truncated"
      self.shown = shown
    case .scaledDown(let factor):
      name = "scaledDown"
      value = factor
    case .unknownName(let suggestions):
      name = "unknownName"
      self.suggestions = suggestions
    case .link(let address):
      name = "link"
      link = address
    case .button: name = "button"
    case .accessibilityHidden: name = "accessibilityHidden"
    case .running: name = "running"
    case .appOnly: name = "appOnly"
    case .fillsWidth: name = "fillsWidth"
    case .emptyByChoice: name = "emptyByChoice"
    case .withoutIntent: name = "withoutIntent"
    case .customFormat(let format):
      name = "customFormat"
      shown = format
    case .farDate(let seconds):
      name = "farDate"
      value = seconds
    case .progress(let value):
      name = "progress"
      self.value = value
    }
  }
}

/// Hundredths of a point, as the text tree prints them.
func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }

/// Sorted keys, so that equal runs give equal bytes.
func documentEncoder() -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return encoder
}
