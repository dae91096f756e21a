import ActivityModel
import Foundation
import Wire

/// What was found in one presentation of one or more states, equal ones merged.
package struct Finding: Equatable, Sendable {
  /// Where it was found first.
  package struct Place: Hashable, Sendable {
    /// Which project of the report.
    package var project: Int
    package var activity: String
    /// Nil for what concerns the state, whatever shows it.
    package var presentation: Presentation?
  }

  package var place: Place
  /// The names of the states in which it was found, in their order.
  package var states: [String]
  /// As it was found in the first of them, with the texts of all and the places in the first.
  package var note: Rendering.Note
  /// Whether Islet made all of these states up.
  package var isOfSamples: Bool
}

extension PreviewReport {
  /// Everything found, the gravest first within a presentation, in the order of the pictures.
  package var findings: [Finding] {
    var result: [Finding] = []
    for (index, project) in projects.enumerated() {
      var found: [Finding] = []
      for state in project.states {
        add(state.notes, of: state, nil, in: index, to: &found)
        for picture in state.pictures {
          add(picture.drawing?.notes ?? [], of: state, picture.presentation, in: index, to: &found)
        }
      }
      result += found
    }
    return result.groupedByPlace
  }

  private func add(
    _ notes: [Rendering.Note], of state: State, _ presentation: Presentation?, in project: Int,
    to found: inout [Finding]
  ) {
    let isSample = state.state.source == .sample
    for note in notes {
      let place = Finding.Place(
        project: project, activity: state.state.attributesType,
        presentation: note.kind.concernsEveryPresentation ? nil : presentation)
      let known = found.firstIndex { other in
        other.place == place && other.note.kind == note.kind && other.note.message == note.message
      }
      if let known {
        if found[known].states == [state.state.name] {
          // The same fault at another place of the first picture.
          found[known].note.frames += note.frames.filter { !found[known].note.frames.contains($0) }
        }
        if found[known].states.last != state.state.name {
          found[known].states.append(state.state.name)
        }
        found[known].isOfSamples = found[known].isOfSamples && isSample
        found[known].note.texts += note.texts.filter { !found[known].note.texts.contains($0) }
      } else {
        found.append(
          Finding(place: place, states: [state.state.name], note: note, isOfSamples: isSample))
      }
    }
  }
}

extension [Finding] {
  /// Findings of one place together, the gravest first.
  fileprivate var groupedByPlace: [Finding] {
    var places: [Finding.Place] = []
    for finding in self where !places.contains(finding.place) { places.append(finding.place) }
    return places.flatMap { place in
      let mine = filter { $0.place == place }
      return Rendering.Note.Severity.allCases.reversed().flatMap { severity in
        mine.filter { $0.note.severity == severity }
      }
    }
  }
}
