import Drawing
import Foundation
import Wire

/// Rules about controls, links and views that only apps may show.
extension PictureChecks {
  func controlNotes(_ seen: SeenElement) -> [Rendering.Note] {
    seen.element.traits.compactMap { trait -> Rendering.Note? in
      switch trait {
      case .appOnly: unsupported(seen)
      case .button where !seen.box.isInteractive: outOfReach(seen)
      // The button that a toggle is drawn as is the toggle's.
      case .withoutIntent where seen.box.isInteractive && !seen.ancestors.contains("Toggle"):
        withoutIntent(seen)
      case .link(let address) where Self.lacksScheme(address): withoutScheme(address, seen)
      case .progress(nil): seen.element.kind == "ProgressView" ? still(seen) : nil
      default: nil
      }
    }
  }

  private func unsupported(_ seen: SeenElement) -> Rendering.Note {
    Rendering.Note(
      kind: .unsupported,
      message:
        "A Live Activity may not show a \(seen.element.kind); on a phone its place stays empty.",
      advice: "Build it of stacks, texts, images and shapes.", texts: [seen.element.kind],
      frames: [seen.element.frame])
  }

  private func outOfReach(_ seen: SeenElement) -> Rendering.Note {
    Rendering.Note(
      kind: .inertControl,
      message: """
        A \(seen.element.kind) in the \(seen.box.isCompact ? "compact" : "minimal") island cannot \
        be used: a tap opens the app.
        """,
      advice: "Show it in the expanded island and on the Lock Screen only.",
      texts: seen.items.firstWords.map { [$0] } ?? [], frames: [seen.element.frame])
  }

  private func withoutIntent(_ seen: SeenElement) -> Rendering.Note {
    let name = seen.items.firstWords.map { " \(SeenElement.quote($0))" } ?? ""
    return Rendering.Note(
      kind: .inertControl,
      message: "The Button\(name) has an action and no intent: in a Live Activity it runs nothing.",
      advice: "Use Button(intent:) with a LiveActivityIntent, or Link to open the app.",
      texts: seen.items.firstWords.map { [$0] } ?? [], frames: [seen.element.frame])
  }

  private func still(_ seen: SeenElement) -> Rendering.Note {
    Rendering.Note(
      kind: .stillView,
      message: "A ProgressView without a value does not turn in a Live Activity.",
      advice: "Use ProgressView(timerInterval:), or give it a value.", frames: [seen.element.frame])
  }

  // MARK: Links

  /// The link of the whole presentation.
  var linkNotes: [Rendering.Note] {
    guard let address = rendering.widgetURL, Self.lacksScheme(address) else { return [] }
    return [withoutScheme(address, nil)]
  }

  private func withoutScheme(_ address: String, _ seen: SeenElement?) -> Rendering.Note {
    Rendering.Note(
      kind: .linkWithoutScheme,
      message: """
        The \(seen == nil ? "widgetURL" : "link") “\(address)” has no scheme. Apple promises nothing \
        about what a tap on it does.
        """,
      advice: "Begin it with a scheme that the app registers: “myapp://…”.", texts: [address],
      frames: seen.map { [$0.element.frame] } ?? [])
  }

  private static func lacksScheme(_ address: String) -> Bool {
    (URL(string: address)?.scheme ?? "").isEmpty
  }
}
