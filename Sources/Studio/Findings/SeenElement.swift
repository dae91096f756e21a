import Drawing
import Foundation

/// The card, the island or the half of one that shows a part of the presentation.
struct SceneBox: Equatable {
  /// `Lock Screen`, `compact leading`, …
  var name: String
  /// Where the part lies in the picture, in points.
  var frame: CGRect
  /// What is not cut off by the phone.
  var shape: Outline

  var isCompact: Bool { name.hasPrefix("compact") }
  var isMinimal: Bool { name.hasPrefix("minimal") }
  /// Whether controls can be used in it: only on the Lock Screen and in the open island (Apple,
  /// Adding interactivity to widgets and Live Activities).
  var isInteractive: Bool { !isCompact && !isMinimal }
}

/// A view of the user's in the finished picture, and what surrounds it there.
struct SeenElement {
  /// The element, its frame in points from the picture's top left corner.
  var element: Element
  /// What it draws, in its own coordinates, with what lies inside.
  var items: [DisplayItem]
  /// From its own coordinates to the picture's.
  var transform: AffineTransform2D
  /// The product of all opacities around it.
  var opacity: Double
  /// What the user's own code does not cut off, in the picture's coordinates.
  var clip: CGRect
  var box: SceneBox
  /// The kinds of the elements around it, the outermost first.
  var ancestors: [String]

  /// Less is not seen. A choice of Islet.
  static let leastOpacity = 0.02

  var isSeen: Bool { opacity >= Self.leastOpacity }

  /// Where its letters are, as far as the user's code shows them.
  var ink: CGRect { items.glyphBoxes.map(transform.bounds).union.intersection(clip) }

  /// Whether it is a symbol, which is drawn as text is and has a font.
  var isSymbol: Bool { element.kind == "Image" && element.font != nil }

  var isPicture: Bool { element.kind == "Image" && element.font == nil }

  /// What a note about it is about.
  var texts: [String] { element.content.map { [$0] } ?? [] }

  /// The words in quotes, shortened.
  var quoted: String { Self.quote(element.content ?? "") }

  static func quote(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > 60 ? line.prefix(59) + "…" : line)”"
  }
}

extension SeenElement {
  /// All views of a picture in the order of drawing.
  static func all(in picture: DisplayList) -> [SeenElement] {
    picture.items.flatMap { item -> [SeenElement] in
      // The scene puts what the widget drew into an element of its own and cuts it to a shape.
      guard case .element(let element, let inner) = item,
        case .group(.clip(let shape, _), let content)? = inner.first
      else { return [] }
      var seen: [SeenElement] = []
      let box = SceneBox(name: element.kind, frame: element.frame, shape: shape)
      collect(content, Surroundings(box: box), into: &seen)
      return seen
    }
  }

  private struct Surroundings {
    var box: SceneBox
    var transform = AffineTransform2D.identity
    var opacity = 1.0
    var clip = CGRect.infinite
    var ancestors: [String] = []
  }

  private static func collect(
    _ items: [DisplayItem], _ around: Surroundings, into seen: inout [SeenElement]
  ) {
    for item in items {
      switch item {
      case .fill, .stroke, .glyphs, .image: break
      case .element(var element, let inner):
        element.frame = around.transform.bounds(of: element.frame)
        seen.append(
          SeenElement(
            element: element, items: inner, transform: around.transform, opacity: around.opacity,
            clip: around.clip, box: around.box, ancestors: around.ancestors))
        var within = around
        within.ancestors.append(element.kind)
        collect(inner, within, into: &seen)
      case .group(let effect, let inner):
        var within = around
        switch effect {
        case .transform(let transform):
          within.transform = transform.concatenating(around.transform)
        case .opacity(let opacity): within.opacity *= opacity
        case .clip(let outline, _):
          let bounds = outline.bounds.map(around.transform.bounds) ?? .null
          within.clip = around.clip.intersection(bounds)
        case .mask(let mask):
          let bounds = mask.outlineBounds.map(around.transform.bounds) ?? .null
          within.clip = around.clip.intersection(bounds)
        case .blend, .shadow, .blur, .colorMatrix, .flatten: break
        }
        collect(inner, within, into: &seen)
      }
    }
  }
}

extension Sequence<DisplayItem> {
  /// A rectangle around what these items fill and stroke, letters and images by their boxes.
  fileprivate var outlineBounds: CGRect? {
    let boxes = flatMap { item -> [CGRect] in
      switch item {
      case .fill(let outline, _, _), .stroke(let outline, _, _): outline.bounds.map { [$0] } ?? []
      case .glyphs(let run, _): run.glyphBoxes
      case .image(let placement): [placement.frame]
      case .group(.transform(let transform), let inner):
        inner.outlineBounds.map { [transform.bounds(of: $0)] } ?? []
      case .group(_, let inner), .element(_, let inner): inner.outlineBounds.map { [$0] } ?? []
      }
    }
    return boxes.isEmpty ? nil : boxes.union
  }
}
