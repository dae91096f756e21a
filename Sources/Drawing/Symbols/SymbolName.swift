import Foundation

/// An SF Symbol's name taken apart: `bell.badge.plus.fill` is a filled bell with a plus badge.
struct SymbolName: Equatable {
  /// The parts between dots, without `fill` and `inverse`.
  var parts: [Substring]
  var isFilled: Bool

  init(_ name: String) {
    let all = name.split(separator: ".", omittingEmptySubsequences: false)
    let modifiers: Set<Substring> = ["fill", "inverse"]
    isFilled = all.contains { modifiers.contains($0) }
    parts = all.filter { !modifiers.contains($0) }.map(Self.plainNumber)
  }

  private init(parts: some Sequence<Substring>, isFilled: Bool) {
    self.parts = Array(parts)
    self.isFilled = isFilled
  }

  var joined: String { parts.joined(separator: ".") }

  /// `75percent` is the newer spelling of `75`.
  private static func plainNumber(_ part: Substring) -> Substring {
    guard part.hasSuffix("percent") else { return part }
    let number = part.dropLast("percent".count)
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? number : part
  }

  /// The names under which the whole may stand in the table: forward and backward are right and
  /// left in a text that runs from left to right.
  var spellings: [String] {
    let turned = parts.map { part -> Substring in
      switch part {
      case "forward": "right"
      case "backward": "left"
      default: part
      }
    }
    return turned == parts ? [joined] : [joined, turned.joined(separator: ".")]
  }

  /// A name without its last part.
  var base: SymbolName {
    SymbolName(parts: parts.dropLast(), isFilled: isFilled)
  }

  /// What comes before and after `badge`.
  var badge: (base: SymbolName, mark: SymbolName)? {
    guard let index = parts.firstIndex(of: "badge"), index > 0 else { return nil }
    return (
      SymbolName(parts: parts[..<index], isFilled: isFilled),
      SymbolName(parts: parts[(index + 1)...], isFilled: true)
    )
  }

  /// A single letter or a number of up to two digits, as in `1.circle` and `a.square`.
  var text: String? {
    guard parts.count == 1, let part = parts.first else { return nil }
    let isNumber = (1...2).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) }
    let isLetter = part.count == 1 && part.allSatisfy { ("a"..."z").contains($0) }
    return isNumber || isLetter ? part.uppercased() : nil
  }

  /// The name with the fill flag set.
  var filled: SymbolName { SymbolName(parts: parts, isFilled: true) }
}
