import Drawing
import Foundation
import Wire

/// Rules about names that nothing is known by, and about images that are too large.
extension PictureChecks {
  func nameNotes(_ seen: SeenElement) -> [Rendering.Note] {
    var notes = seen.element.kind == "Text" ? [] : [squeezed(seen)].compactMap { $0 }
    for case .unknownName(let suggestions) in seen.element.traits {
      notes.append(unknown(seen, suggestions))
    }
    return notes
  }

  private func unknown(_ seen: SeenElement, _ suggestions: [String]) -> Rendering.Note {
    let name = seen.element.content ?? ""
    let hint =
      suggestions.isEmpty
      ? "" : "Did you mean \(suggestions.map { "“\($0)”" }.joined(separator: ", "))?"
    let kind: Rendering.Note.Kind
    let message: String
    if seen.isSymbol {
      kind = .unknownSymbol
      message = "There is no symbol named “\(name)”, so a placeholder is drawn."
    } else {
      kind = .missingImage
      message = "The asset catalogue has no image named “\(name)”, so nothing is drawn."
    }
    return Rendering.Note(
      kind: kind, message: message, advice: hint, texts: [name], frames: [seen.element.frame])
  }

  /// An image may not be larger than the presentation, or the activity may fail to start (Apple).
  /// Compared are pixels: those of the file and those of the largest presentation.
  func imageNotes(_ seen: SeenElement) -> [Rendering.Note] {
    guard seen.isPicture, let room = room(of: seen.box) else { return [] }
    return seen.items.placements.compactMap { placement -> Rendering.Note? in
      guard let size = inspection.imageSizes[placement.image],
        size.width > room.width * device.scale + 0.5
          || size.height > room.height * device.scale + 0.5
      else { return nil }
      let most = CGSize(width: room.width * device.scale, height: room.height * device.scale)
      return Rendering.Note(
        kind: .oversizedImage,
        message: """
          The image \(seen.quoted) has \(Self.pixels(size)) pixels, and the presentation at most \
          \(Self.pixels(most)). With a larger image an activity may not start, or stay blank.
          """,
        advice: "Scale it down before it is drawn, at best to the size that it is shown in.",
        texts: seen.texts, frames: [seen.element.frame])
    }
  }

  /// The largest size of the presentation that a box belongs to.
  private func room(of box: SceneBox) -> CGSize? {
    switch box.name {
    case "Lock Screen":
      CGSize(width: device.lockScreenWidth, height: device.lockScreenHeights.upperBound)
    case "expanded":
      device.island.map { CGSize(width: $0.expandedWidth, height: $0.expandedHeights.upperBound) }
    case _ where box.isCompact:
      device.island.map { CGSize(width: $0.compactHalfLimit, height: $0.camera.height) }
    case _ where box.isMinimal:
      device.island.map { CGSize(width: $0.minimalWidths.upperBound, height: $0.camera.height) }
    default: nil
    }
  }

  private static func pixels(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }
}

extension Sequence<DisplayItem> {
  /// The images in these items.
  fileprivate var placements: [ImagePlacement] {
    flatMap { item -> [ImagePlacement] in
      switch item {
      case .image(let placement): [placement]
      case .group(_, let inner), .element(_, let inner): inner.placements
      case .fill, .stroke, .glyphs: []
      }
    }
  }
}
