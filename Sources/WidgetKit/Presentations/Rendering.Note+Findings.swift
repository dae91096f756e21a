import AppleFoundation
import Drawing
import Wire

extension Rendering.Note {
  static func tooHigh(_ subject: String, _ height: CGFloat, limit: CGFloat) -> Rendering.Note {
    Rendering.Note(
      kind: .contentTooHigh,
      message: """
        The \(subject) is \(height.points) high. iOS shows at most \(limit.points) and cuts the \
        rest off; make it lower.
        """)
  }

  static func tooWide(_ subject: String, _ width: CGFloat, limit: CGFloat) -> Rendering.Note {
    Rendering.Note(
      kind: .contentTooWide,
      message: """
        The \(subject) is \(width.points) wide. There is room for \(limit.points); make it \
        narrower or let it shrink.
        """)
  }

  /// A note for each symbol or image that was drawn without being known.
  static func unknownNames(in list: DisplayList) -> [Rendering.Note] {
    var notes: [Rendering.Note] = []
    func look(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .element(let element, let inner):
          if let note = unknownName(element), !notes.contains(note) { notes.append(note) }
          look(inner)
        case .group(_, let inner): look(inner)
        default: break
        }
      }
    }
    look(list.items)
    return notes
  }

  /// A note for a colour that was used without being known; a device draws nothing for it either.
  static func unknownColor(_ name: String, suggestions: [String]) -> Rendering.Note {
    Rendering.Note(
      kind: .missingColor,
      message: "The asset catalogue has no colour named “\(name)”, so nothing is drawn where it is"
        + " used.\(hint(suggestions))")
  }

  private static func hint(_ suggestions: [String]) -> String {
    suggestions.isEmpty
      ? "" : " Did you mean \(suggestions.map { "“\($0)”" }.joined(separator: ", "))?"
  }

  private static func unknownName(_ element: Element) -> Rendering.Note? {
    for case .unknownName(let suggestions) in element.traits {
      let name = element.content ?? ""
      let hint = hint(suggestions)
      // Symbols are drawn as text and have a font.
      if element.font != nil {
        return Rendering.Note(
          kind: .unknownSymbol,
          message: "There is no symbol named “\(name)”, so a placeholder is drawn.\(hint)")
      }
      return Rendering.Note(
        kind: .missingImage,
        message: "The asset catalogue has no image named “\(name)”, so nothing is drawn.\(hint)")
    }
    return nil
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
