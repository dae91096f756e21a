import Foundation
import Studio
import Wire

/// The states that a project offers for activities without the app's doing: those of its previews,
/// else samples.
package enum PhoneTemplates {
  /// What a widget can draw, and the states that it offers.
  package struct Found: Sendable {
    package var attributesTypes: [String]
    package var templates: [PhoneTemplate]
    /// Why some are missing, sentences.
    package var notes: [String]
  }

  /// - Throws: a `Problem` when the widget does not describe itself.
  package static func find(
    in widget: any StartableWidget, path: String, now: Date, locale: String
  ) throws(Problem) -> Found {
    let opening = WidgetOpening(path: path, now: now, locale: locale, timeLimit: 10)
    let session = try opening.start(widget)
    defer { session.stop() }
    let description = try opening.describe(session)
    let choice = StateChoice()
    var notes: [String] = []
    var made: [WidgetSamples] = []
    let types = (try? choice.sampledTypes(of: description)) ?? []
    for type in types {
      do throws(Problem) {
        made.append(try opening.samples(of: type, from: session))
      } catch {
        notes.append(error.message)
        if error.kind != .sample { break }
      }
    }
    let states = (try? choice.states(of: description, samples: made)) ?? []
    return Found(
      attributesTypes: description.activities.map(\.attributesType),
      templates: states.compactMap(template), notes: notes)
  }

  private static func template(_ state: DrawnState) -> PhoneTemplate? {
    guard let attributes = state.attributes, let json = state.state else { return nil }
    return PhoneTemplate(
      name: state.name, attributesType: state.attributesType, attributes: attributes, state: json,
      source: state.source == .sample ? "sample" : "preview")
  }
}
