import Drawing
import Foundation
import Wire

/// Rules about what the phone cuts off or hides.
extension PictureChecks {
  /// How far something may reach out before it is told, in points. A choice of Islet.
  static let tolerance: CGFloat = 1

  func boundsNotes(_ seen: SeenElement) -> [Rendering.Note] {
    guard let extent = extent(of: seen) else { return [] }
    return [outside(seen, extent), behindCamera(seen, extent)].compactMap { $0 }
  }

  /// What a person has to see of an element: letters, symbols, controls. Other shapes and pictures
  /// may reach out for decoration.
  private func extent(of seen: SeenElement) -> CGRect? {
    let extent: CGRect
    switch seen.element.kind {
    case "Text": extent = seen.ink
    case "Image" where seen.isSymbol: extent = seen.element.frame.intersection(seen.clip)
    case "Button", "Link", "Toggle": extent = seen.element.frame.intersection(seen.clip)
    default: return nil
    }
    return extent.isNull || extent.width <= 0 || extent.height <= 0 ? nil : extent
  }

  private func outside(_ seen: SeenElement, _ extent: CGRect) -> Rendering.Note? {
    // That the whole is too large has been told already.
    let isToldOf = rendering.notes.contains { note in
      guard note.kind == .contentTooHigh || note.kind == .contentTooWide else { return false }
      return switch note.part {
      case .compactLeading: seen.box.name == "compact leading"
      case .compactTrailing: seen.box.name == "compact trailing"
      case .content, nil: true
      }
    }
    guard !isToldOf, let shape = seen.box.shape.bounds else { return nil }
    let shown = extent.intersection(shape)
    let isGone = shown.isNull || shown.width < 0.5 || shown.height < 0.5
    let isCut =
      isGone || extent.width - shown.width > Self.tolerance
      || extent.height - shown.height > Self.tolerance
    guard isCut || (seen.element.kind == "Text" && reachesIntoCorner(extent, of: seen.box)) else {
      return nil
    }
    let edge =
      isGone
      ? "lies outside of" : isCut ? "is cut off at the edge of" : "reaches into a round corner of"
    return Rendering.Note(
      kind: .outsideRegion,
      message:
        "The \(subject(seen)) \(edge) the \(place(seen.box))\(isGone ? " and is not seen" : "").",
      advice: isGone || isCut
        ? "Make the content smaller, or take offsets and fixed sizes back."
        : "Add padding; Apple advises 14 points on the Lock Screen.",
      texts: seen.texts, frames: [extent])
  }

  /// Whether a corner of a rectangle lies beyond the rounding of the shape, as if its corners were
  /// arcs of the device's radius.
  private func reachesIntoCorner(_ extent: CGRect, of box: SceneBox) -> Bool {
    guard let bounds = box.shape.bounds, let full = cornerRadius(of: box) else { return false }
    let radius = min(full, bounds.width / 2, bounds.height / 2)
    let inner = bounds.insetBy(dx: radius, dy: radius)
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
    ]
    return corners.contains { corner in
      let x = max(inner.minX - corner.x, corner.x - inner.maxX, 0)
      let y = max(inner.minY - corner.y, corner.y - inner.maxY, 0)
      // Letters seldom fill the corner of their box: two points are allowed, a choice of Islet.
      return x > 0 && y > 0 && (x * x + y * y).squareRoot() > radius + 2
    }
  }

  private func cornerRadius(of box: SceneBox) -> CGFloat? {
    switch box.name {
    case "Lock Screen": device.lockScreenCornerRadius
    case "expanded": device.island?.expandedCornerRadius
    default: nil
    }
  }

  private func behindCamera(_ seen: SeenElement, _ extent: CGRect) -> Rendering.Note? {
    guard seen.box.name == "expanded", let camera = device.island?.camera else { return nil }
    let hidden = extent.intersection(camera)
    guard !hidden.isNull, hidden.width > 2 * Self.tolerance, hidden.height > 2 * Self.tolerance
    else { return nil }
    return Rendering.Note(
      kind: .behindCamera,
      message: "The \(subject(seen)) lies behind the camera of the open island.",
      advice: """
        Put it into the center or the bottom region, or let it go below the camera with \
        dynamicIsland(verticalPlacement: .belowIfTooWide).
        """,
      texts: seen.texts, frames: [extent])
  }

  private func subject(_ seen: SeenElement) -> String {
    switch seen.element.kind {
    case "Text": "text \(seen.quoted)"
    case "Image": "symbol \(seen.quoted)"
    default:
      seen.items.firstWords.map { "\(seen.element.kind) \(SeenElement.quote($0))" }
        ?? seen.element.kind
    }
  }

  private func place(_ box: SceneBox) -> String {
    switch box.name {
    case "Lock Screen": "Lock Screen card"
    case "expanded": "open island"
    case _ where box.isCompact || box.isMinimal: "\(box.name) island"
    default: "\(box.name) card"
    }
  }
}

extension Sequence<DisplayItem> {
  /// The words of the first text in these items.
  var firstWords: String? {
    lazy.compactMap { item -> String? in
      switch item {
      case .element(let element, let inner):
        element.kind == "Text" ? element.content : inner.firstWords
      case .group(_, let inner): inner.firstWords
      case .fill, .stroke, .glyphs, .image: nil
      }
    }.first
  }
}
