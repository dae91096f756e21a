import Foundation
import Wire

/// What was found in a picture, as a list of HTML beneath it. An item that has the pointer or the
/// focus shows its places over the picture.
struct FindingList {
  var notes: [Rendering.Note]
  /// The width in points that places are measured in.
  var pictureWidth: CGFloat

  init(_ notes: [Rendering.Note], pictureWidth: CGFloat) {
    // The gravest first, otherwise as they were found.
    self.notes = Rendering.Note.Severity.allCases.reversed().flatMap { severity in
      notes.filter { $0.severity == severity }
    }
    self.pictureWidth = pictureWidth
  }

  var html: String {
    guard !notes.isEmpty else { return "" }
    return "\n<ul class=\"findings\">\n" + notes.map(item).joined(separator: "\n") + "\n</ul>"
  }

  /// How many there are, for the caption: `2 warnings, 1 note`.
  static func badge(_ notes: [Rendering.Note]) -> String {
    guard !notes.isEmpty else { return "" }
    return " <span class=\"badge\">\(FindingSummary.count(notes.map(\.severity)))</span>"
  }

  private func item(_ note: Rendering.Note) -> String {
    let words = [FindingSummary.message(note), note.advice].filter { !$0.isEmpty }
      .joined(separator: " ")
    let marks = pictureWidth > 0 ? note.frames.map(mark).joined() : ""
    let focus = marks.isEmpty ? "" : " tabindex=\"0\""
    let rule = note.kind.rule.map { " title=\"\(HTMLText.escape($0))\"" } ?? ""
    return """
      <li class="\(note.severity.rawValue)"\(focus)\(rule)>\
      <b>\(note.severity.rawValue.capitalized):</b> \(HTMLText.escape(words))\(marks)</li>
      """
  }

  /// A rectangle over the picture. The picture fills the figure's width, which is 100 cqw, so that
  /// the rectangle keeps its place where the page is narrow.
  private func mark(_ frame: CGRect) -> String {
    // What is squeezed to nothing is marked too, with three points around it.
    let shown = frame.insetBy(dx: -3, dy: -3)
    let sides = [
      ("left", shown.minX), ("top", shown.minY), ("width", shown.width), ("height", shown.height),
    ]
    let style = sides.map { "\($0):\(part($1))cqw" }.joined(separator: ";")
    return "<span class=\"mark\" aria-hidden=\"true\" style=\"\(style)\"></span>"
  }

  /// A length in hundredths of the picture's width, with two decimals.
  private func part(_ length: CGFloat) -> String {
    "\((length / pictureWidth * 10_000).rounded() / 100)"
  }
}
