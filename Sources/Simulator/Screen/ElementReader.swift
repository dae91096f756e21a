import ActivityModel
import Drawing
import Foundation
import Wire

/// Finds what a drawn presentation holds for a reader and for a finger, in points of the display.
struct ElementReader {
  /// What the ids begin with, `card/ID`.
  var prefix: String
  var activity: ActivityID
  /// Where a tap goes that meets no link and no control.
  var url: String?
  private(set) var elements: [PlacedElement] = []

  init(prefix: String, activity: ActivityID, url: String?) {
    self.prefix = prefix
    self.activity = activity
    self.url = url
  }

  mutating func read(_ items: [DisplayItem]) {
    read(items, .identity, .presentation(activity, url: url))
  }

  private mutating func read(
    _ items: [DisplayItem], _ place: AffineTransform2D, _ target: PlacedElement.Target
  ) {
    for item in items {
      switch item {
      case .fill, .stroke, .glyphs, .image: continue
      case .group(.transform(let transform), let inner):
        read(inner, transform.concatenating(place), target)
      case .group(_, let inner): read(inner, place, target)
      case .element(let element, let inner):
        let own = self.target(of: element) ?? target
        note(element, own, isControl: own != target, place, inner)
        read(inner, place, own)
      }
    }
  }

  private func target(of element: Element) -> PlacedElement.Target? {
    for trait in element.traits {
      switch trait {
      case .link(let url): return .link(activity, url: url)
      case .button where !element.traits.contains(.withoutIntent):
        return .control(activity, ElementIntent.of(element))
      default: continue
      }
    }
    return nil
  }

  private mutating func note(
    _ element: Element, _ target: PlacedElement.Target, isControl: Bool,
    _ place: AffineTransform2D, _ inner: [DisplayItem]
  ) {
    guard !element.traits.contains(.accessibilityHidden) else { return }
    let words = element.accessibilityLabel ?? element.content ?? ""
    let inside = isControl ? Self.words(inner).joined(separator: " ") : ""
    let label = isControl && element.kind != "Text" && !inside.isEmpty ? inside : words
    guard !label.isEmpty else { return }
    let role: AppElement.Role =
      switch target {
      case .link where isControl: .link
      case .control where isControl: element.kind == "Toggle" ? .toggle : .button
      default: element.kind == "Image" ? .image : .text
      }
    elements.append(
      PlacedElement(
        element: PhoneElement(
          id: "\(prefix)/\(elements.count)", role: role, label: label,
          value: element.accessibilityValue ?? (role == .toggle ? element.content : nil),
          frame: Self.frame(element.frame, place), identifier: element.accessibilityIdentifier),
        target: target))
  }

  /// The words below a control, in the order of drawing.
  private static func words(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .group(_, let inner): return words(inner)
      case .element(let element, let inner):
        let own = element.accessibilityLabel ?? (element.kind == "Text" ? element.content : nil)
        return (own.map { [$0] } ?? []) + words(inner)
      default: return []
      }
    }
  }

  private static func frame(_ frame: CGRect, _ place: AffineTransform2D) -> CGRect {
    let first = place.apply(to: frame.origin)
    let second = place.apply(to: CGPoint(x: frame.maxX, y: frame.maxY))
    return CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }
}

/// The intent that a drawn control runs.
enum ElementIntent {
  /// Nil until drawn controls tell their intents over the wire.
  static func of(_ element: Element) -> IntentCall? { nil }
}
