import ActivityModel
import Drawing
import Foundation
import Wire

/// Finds faults in a finished picture: the rules that need nothing of the widget's process.
struct PictureChecks {
  let rendering: Rendering
  let device: Device
  let elements: [SeenElement]
  let inspection: PictureInspection

  /// - Parameter picture: The presentation in its scene.
  init(
    _ rendering: Rendering, in picture: DisplayList, device: Device,
    inspection: PictureInspection = PictureInspection()
  ) {
    self.rendering = rendering
    self.device = device
    self.inspection = inspection
    elements = SeenElement.all(in: picture)
  }

  /// The widget's own notes and what was found here, equal ones once with all their places.
  var notes: [Rendering.Note] {
    let seen = elements.filter(\.isSeen)
    let found =
      rendering.notes.map(placed) + linkNotes + contrastNotes
      + seen.flatMap { element in
        textNotes(element) + boundsNotes(element) + nameNotes(element) + imageNotes(element)
          + controlNotes(element)
      }
    return Self.merged(found)
  }

  /// A note of the widget's with the place of its part.
  private func placed(_ note: Rendering.Note) -> Rendering.Note {
    guard let part = note.part, note.frames.isEmpty else { return note }
    var note = note
    let boxes = elements.map(\.box).filter { box in
      switch part {
      case .compactLeading: box.name == "compact leading"
      case .compactTrailing: box.name == "compact trailing"
      case .content: !box.isCompact
      }
    }
    // Attached and detached island show the same; one place is enough.
    note.frames = boxes.first.map { [$0.frame] } ?? []
    return note
  }

  private static func merged(_ notes: [Rendering.Note]) -> [Rendering.Note] {
    var result: [Rendering.Note] = []
    for note in notes {
      let known = result.firstIndex { known in
        known.kind == note.kind && known.message == note.message
      }
      if let known {
        result[known] = result[known].merging(note)
      } else {
        result.append(note)
      }
    }
    return result
  }
}
