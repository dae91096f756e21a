import Drawing
import Foundation

extension TextTree {
  /// One line an element, children indented by two spaces:
  /// `Text "U8" (25, 40) 31.33 × 20.33 headline 17 semibold`.
  package var text: String {
    func lines(_ nodes: [Node], depth: Int) -> [String] {
      nodes.flatMap { node in
        [String(repeating: "  ", count: depth) + node.element.line]
          + lines(node.children, depth: depth + 1)
      }
    }
    return lines(roots, depth: 0).map { $0 + "\n" }.joined()
  }
}

extension Element {
  fileprivate var line: String {
    var words = [kind]
    if let content {
      words.append(kind == "Image" ? content : quoted(content))
    }
    words.append(
      "(\(points(frame.minX)), \(points(frame.minY))) "
        + "\(points(frame.width)) × \(points(frame.height))")
    if let font { words.append(font) }
    if let accessibilityLabel { words.append("label \(quoted(accessibilityLabel))") }
    if let accessibilityValue { words.append("value \(quoted(accessibilityValue))") }
    if let accessibilityIdentifier { words.append("identifier \(accessibilityIdentifier)") }
    words += traits.map(\.words)
    return words.joined(separator: " ")
  }
}

extension Element.Trait {
  /// The trait as a person reads it in the text tree.
  fileprivate var words: String {
    switch self {
    case .truncated(let shown): "truncated to \(quoted(shown))"
    case .scaledDown(let factor): "scaled to \(points(factor))"
    case .unknownName(let suggestions):
      suggestions.isEmpty
        ? "unknown name" : "unknown name, near \(suggestions.joined(separator: ", "))"
    case .link(let address): "link \(address)"
    case .button: "button"
    case .accessibilityHidden: "hidden from screen readers"
    case .running: "running"
    case .appOnly: "not shown in widgets"
    case .progress(let value): value.map { "progress \(points($0))" } ?? "progress unknown"
    }
  }
}

/// Two decimals at most, without trailing zeros.
private func points(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
  let whole = Int(hundredths)
  let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
  let fraction =
    rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  return (whole < 0 ? "-" : "") + "\(units)" + fraction
}

/// The words between quotation marks on one line.
private func quoted(_ text: String) -> String {
  let inner = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  return "\"\(inner)\""
}
