import Drawing
import Foundation
import Wire

/// Rules about texts: cut short, scaled down, squeezed, running.
extension PictureChecks {
  /// Below this part of its size a text that was scaled down is a warning. A choice of Islet.
  static let readableScale = 0.6

  /// How much wider than its words a running text in the island may be, in points: room for the
  /// digits to come. A choice of Islet.
  static let timerSlack: CGFloat = 8

  func textNotes(_ seen: SeenElement) -> [Rendering.Note] {
    guard seen.element.kind == "Text" else { return [] }
    if let note = squeezed(seen) { return [note] }
    return seen.element.traits.compactMap { trait -> Rendering.Note? in
      switch trait {
      case .truncated(let shown): truncated(seen, shown: shown)
      case .scaledDown(let factor): scaled(seen, factor: factor)
      case .fillsWidth: greedy(seen)
      case .farDate(let seconds): far(seen, seconds: seconds)
      case .customFormat(let format): customFormat(seen, format: format)
      default: nil
      }
    }
  }

  private func truncated(_ seen: SeenElement, shown: String) -> Rendering.Note {
    let words = seen.element.content ?? ""
    let left = shown.filter { $0 != "…" && !$0.isNewline }.count
    let all = words.filter { !$0.isNewline }.count
    let lost = max(all - left, 1)
    return Rendering.Note(
      kind: .truncatedText,
      message: """
        The text \(seen.quoted) is cut short: \(SeenElement.quote(shown)) is drawn, \
        \(lost) of \(all) characters are missing.
        """,
      advice: "Give it more room or lines, a minimumScaleFactor, or shorter words.", texts: [words],
      frames: [seen.element.frame])
  }

  private func scaled(_ seen: SeenElement, factor: Double) -> Rendering.Note {
    let percent = Int((factor * 100).rounded())
    return Rendering.Note(
      kind: .scaledText, severity: factor < Self.readableScale ? .warning : nil,
      message: "The text \(seen.quoted) is drawn at \(percent) % of its size to fit.",
      advice: "Give it more room or a smaller font, if that is too small.",
      texts: seen.texts, frames: [seen.element.frame])
  }

  /// A timer takes all the width it is offered and stretches the island (layout reference, 9.2).
  private func greedy(_ seen: SeenElement) -> Rendering.Note? {
    let island = device.island
    let limit: CGFloat? =
      seen.box.isCompact
      ? island?.compactHalfLimit : seen.box.isMinimal ? island?.minimalWidths.upperBound : nil
    let isTruncated = seen.element.traits.contains {
      if case .truncated = $0 { true } else { false }
    }
    guard let limit, seen.box.frame.width >= limit - 0.5, !isTruncated else { return nil }
    let ink = seen.ink
    guard !ink.isNull, seen.element.frame.width - ink.width > Self.timerSlack else { return nil }
    return Rendering.Note(
      kind: .greedyTimer,
      message: """
        The timer \(seen.quoted) takes all the width it is offered and stretches the island to \
        its limit.
        """,
      advice: "Give it a frame, such as .frame(width: 44), with multilineTextAlignment(.trailing).",
      texts: seen.texts, frames: [seen.element.frame])
  }

  private func far(_ seen: SeenElement, seconds: Double) -> Rendering.Note {
    let years = Int((abs(seconds) / (365.25 * 86_400)).rounded())
    return Rendering.Note(
      kind: .implausibleDate,
      message: """
        The date of \(seen.quoted) lies \(years) years \(seconds > 0 ? "ahead" : "back"), as \
        seconds since 1970 do that are read as seconds since 2001.
        """,
      advice: "Send seconds since 2001, or decode the date yourself.", texts: seen.texts,
      frames: [seen.element.frame])
  }

  private func customFormat(_ seen: SeenElement, format: String) -> Rendering.Note {
    let name = format.split(separator: ".").last.map(String.init) ?? format
    return Rendering.Note(
      kind: .customFormat,
      message: """
        The running text \(seen.quoted) uses the format \(name), which is the project's own. A \
        phone cannot archive it, and the text stays empty.
        """,
      advice: "Use a format of Foundation or SwiftUI, or Text(timerInterval:).", texts: [name],
      frames: [seen.element.frame])
  }

  /// A text or image that layout left no room for.
  func squeezed(_ seen: SeenElement) -> Rendering.Note? {
    let frame = seen.element.frame
    guard frame.width < 0.5 || frame.height < 0.5, !seen.element.traits.contains(.emptyByChoice)
    else { return nil }
    let subject: String
    var severity: Rendering.Note.Severity?
    switch seen.element.kind {
    case "Text":
      let words = seen.element.content ?? ""
      guard words.contains(where: { !$0.isWhitespace }) else { return nil }
      subject = "The text \(seen.quoted)"
    case "Image":
      let isUnknown = seen.element.traits.contains {
        if case .unknownName = $0 { true } else { false }
      }
      guard !isUnknown else { return nil }
      subject = "The image \(seen.quoted)"
    default:
      // A shape without a length is often a bar at its beginning.
      // The length of a chart's mark is its data's.
      guard seen.items.contains(where: \.isVisibleShape), seen.element.kind != "Color",
        !seen.element.kind.hasSuffix("Mark")
      else { return nil }
      subject = "The shape \(seen.element.kind)"
      severity = .note
    }
    return Rendering.Note(
      kind: .squeezed, severity: severity,
      message: "\(subject) gets no room and is not seen.",
      advice: "Make room beside it, or give it a frame or a layoutPriority.",
      texts: seen.texts, frames: [frame])
  }
}

extension DisplayItem {
  /// Whether it fills or strokes something in a colour that is seen.
  fileprivate var isVisibleShape: Bool {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color.alpha > 0
    case .fill, .stroke: true
    case .group(_, let items): items.contains(where: \.isVisibleShape)
    case .glyphs, .image, .element: false
    }
  }
}
