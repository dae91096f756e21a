import Drawing
import Foundation

@testable import SwiftUI

/// What a row of a table says about a view that has been laid out. Lengths are points and are
/// compared to the second decimal place, as the reference gives them.
enum Expectation: Sendable {
  /// The size of the whole view.
  case size(CGFloat, CGFloat)
  case width(CGFloat)
  case height(CGFloat)
  /// The frame of a part: of a box by its name, of a text by its words, of others by their kind.
  case frame(String, CGFloat, CGFloat, CGFloat, CGFloat)
  /// Where a part starts from the left, and how wide it is.
  case across(String, CGFloat, CGFloat)
  /// Where a part starts from the top, and how high it is.
  case down(String, CGFloat, CGFloat)
  /// A part that is not drawn.
  case absent(String)
  /// How far below the top of the whole view a guide lies.
  case vertical(VerticalAlignment, CGFloat)
  /// How far from the leading edge of the whole view a guide lies.
  case horizontal(HorizontalAlignment, CGFloat)
  /// The words that are drawn of the texts, with their ellipses.
  case shown(String)
  /// The factor that the texts are scaled with.
  case scaled(CGFloat)

  /// What is otherwise than expected, in words; nil when nothing is.
  @MainActor func difference(
    from drawn: LaidOut, node: Node, proposal: ProposedViewSize
  ) -> String? {
    switch self {
    case .size(let width, let height):
      return differs([drawn.size.width, drawn.size.height], [width, height])
    case .width(let width): return differs([drawn.size.width], [width])
    case .height(let height): return differs([drawn.size.height], [height])
    case .frame(let name, let x, let y, let width, let height):
      return part(name, of: drawn) {
        differs([$0.minX, $0.minY, $0.width, $0.height], [x, y, width, height])
      }
    case .across(let name, let x, let width):
      return part(name, of: drawn) { differs([$0.minX, $0.width], [x, width]) }
    case .down(let name, let y, let height):
      return part(name, of: drawn) { differs([$0.minY, $0.height], [y, height]) }
    case .absent(let name):
      return Self.element(name, of: drawn).map { "\(name) is drawn at \($0.frame)" }
    case .vertical(let guide, let y):
      return differs([ViewDimensions(node: node, proposal: proposal)[guide]], [y])
    case .horizontal(let guide, let x):
      return differs([ViewDimensions(node: node, proposal: proposal)[guide]], [x])
    case .shown(let words):
      let shown = drawn.elements.filter { $0.kind == "Text" }.map(\.shownWords).joined(
        separator: "|")
      return shown == words ? nil : "the words are \(shown), not \(words)"
    case .scaled(let factor):
      return differs(drawn.elements.filter { $0.kind == "Text" }.map(\.scaleFactor), [factor])
    }
  }

  @MainActor private func part(
    _ name: String, of drawn: LaidOut, compare: (CGRect) -> String?
  ) -> String? {
    guard let element = Self.element(name, of: drawn) else { return "\(name) is not drawn" }
    return compare(element.frame).map { "\(name): \($0)" }
  }

  @MainActor private static func element(_ name: String, of drawn: LaidOut) -> Element? {
    drawn.elements.first { $0.content == name || $0.kind == name }
  }

  private func differs(_ found: [CGFloat], _ wanted: [CGFloat]) -> String? {
    let isEqual =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy { $0 == $1 || $0.isNear($1) }
    return isEqual ? nil : "\(found) instead of \(wanted)"
  }
}

extension Element {
  /// The words that are left of a text after truncation.
  var shownWords: String {
    for case .truncated(let shown) in traits { return shown }
    return content ?? ""
  }

  var scaleFactor: CGFloat {
    for case .scaledDown(let factor) in traits { return CGFloat(factor) }
    return 1
  }
}

/// A box of one size.
func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> Box {
  Box(.fixed(width), .fixed(height), name: name)
}

/// A box that takes all it is offered, and 10 points where nothing is.
func filling(_ name: String) -> Box { Box(.flexible(), .flexible(), name: name) }

/// A box whose width follows the offer within limits.
func wide(
  _ name: String, min: CGFloat = 0, ideal: CGFloat = 10, max: CGFloat = .infinity,
  height: CGFloat = 10
) -> Box {
  Box(.flexible(min: min, ideal: Swift.max(ideal, min), max: max), .fixed(height), name: name)
}

/// A box whose height follows the offer within limits.
func high(
  _ name: String, min: CGFloat = 0, ideal: CGFloat = 10, max: CGFloat = .infinity,
  width: CGFloat = 10
) -> Box {
  Box(.fixed(width), .flexible(min: min, ideal: Swift.max(ideal, min), max: max), name: name)
}
