import Foundation

/// A picture in words: every view a reader sees, one a line, in the order it is drawn.
///
/// A line holds the kind of view, its words in quotes or the name of its image, its frame in points
/// as `(x, y, width × height)`, its font and what is remarkable about it.
package enum TextTree {
  /// The tree of a display list; indentation of two spaces shows what lies in what.
  package static func print(_ list: DisplayList) -> String {
    var lines: [String] = []
    append(list.items, depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ items: [DisplayItem], depth: Int, to lines: inout [String]) {
    for item in items {
      switch item {
      case .element(let element, let children):
        lines.append(String(repeating: "  ", count: depth) + line(for: element))
        append(children, depth: depth + 1, to: &lines)
      case .group(_, let children):
        append(children, depth: depth, to: &lines)
      case .fill, .stroke, .glyphs, .image: break
      }
    }
  }

  private static func line(for element: Element) -> String {
    var parts = [element.kind]
    if let content = element.content {
      parts.append(element.kind == "Image" ? content : quoted(content))
    }
    let frame = element.frame
    let size = "\(number(frame.width)) × \(number(frame.height))"
    parts.append("(\(number(frame.minX)), \(number(frame.minY)), \(size))")
    if let font = element.font { parts.append(font) }
    if let label = element.accessibilityLabel { parts.append("label \(quoted(label))") }
    if let value = element.accessibilityValue { parts.append("value \(quoted(value))") }
    if let name = element.accessibilityIdentifier { parts.append("identifier \(quoted(name))") }
    let traits = element.traits.compactMap(words)
    if !traits.isEmpty { parts.append("[\(traits.joined(separator: "; "))]") }
    return parts.joined(separator: " ")
  }

  /// A trait in words; nil for one that only the checks read.
  private static func words(_ trait: Element.Trait) -> String? {
    switch trait {
    case .truncated(let shown): "truncated, shows \(quoted(shown))"
    case .scaledDown(let factor): "scaled to \(number(factor * 100)) %"
    case .unknownName(let suggestions):
      suggestions.isEmpty
        ? "unknown name" : "unknown name, near to \(suggestions.joined(separator: ", "))"
    case .link(let url): "link \(url)"
    case .button: "button"
    case .accessibilityHidden: "hidden from screen readers"
    case .running: "running"
    case .progress(let value): value.map { "progress \(number($0 * 100)) %" } ?? "progress"
    case .appOnly: "not shown in widgets"
    case .customFormat, .emptyByChoice, .farDate, .fillsWidth, .withoutIntent: nil
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private static func number(_ value: CGFloat) -> String {
    DecimalText.text(value, digits: 2)
  }
}
