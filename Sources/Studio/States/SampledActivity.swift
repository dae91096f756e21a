import Foundation
import Wire

/// An activity whose states were made up from its types, and where they are to be edited.
package struct SampledActivity: Equatable, Sendable {
  /// The attributes type, without its module.
  package var attributesType: String
  /// Nobody asked for samples; the source has no previews of the activity.
  package var isAutomatic: Bool
  /// Whether the types can be more than the states show.
  package var isCutShort: Bool
  /// Paths below the output folder, once they are written.
  package var attributesPath: String?
  package var statePaths: [String] = []
  /// Those of them that someone has edited, which were left as they are.
  package var editedPaths: [String] = []

  /// What a person has to know about it, in sentences.
  ///
  /// - Parameters:
  ///   - project: The folder with the source.
  ///   - output: The output folder, as it was given.
  func remark(project: String, output: String) -> String {
    let why = isAutomatic ? "There are no previews of \(attributesType) in the source, so s" : "S"
    let start =
      "\(why)amples of \(attributesType) were drawn: values that Islet made up from its types."
    let cut =
      isCutShort ? " The types can be more than these states show." : ""
    guard let attributesPath, let state = statePaths.first else { return start + cut }
    return start + cut
      + " Edit the files in \(output)/\(folder(of: attributesPath)) and draw yours with "
      + "\(command(attributesPath, state, project: project, output: output))"
  }

  /// What is said about a file that was edited.
  func warning(about path: String, project: String, output: String) -> String {
    let state = path == attributesPath ? statePaths.first ?? path : path
    return "\(output)/\(path) was edited and is left as it is. The pictures show Islet's own "
      + "sample; draw yours with "
      + command(attributesPath ?? path, state, project: project, output: output)
  }

  private func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func command(
    _ attributes: String, _ state: String, project: String, output: String
  ) -> String {
    "islet preview \(word(project)) --activity \(attributesType) "
      + "--attributes \(word("\(output)/\(attributes)")) --state \(word("\(output)/\(state)"))"
  }

  /// A word as a shell takes it.
  private func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}

/// States that a widget made up, as states to draw.
struct SampledStates {
  var samples: WidgetSamples
  var isStale: Bool

  /// The folder of the files beside those of the states' pictures.
  static let folder = "samples"
  /// The name of the file with the attributes.
  static let attributes = "attributes"

  var states: [DrawnState] {
    // Neither a picture's folder nor a state's file may take these names.
    let taken = [Self.folder, Self.attributes]
    let names = StateName.unique(taken + samples.states.map(\.name)).dropFirst(taken.count)
    return zip(samples.states, names).map { state, name in
      DrawnState(
        attributesType: samples.attributesType, name: name,
        content: .json(
          attributesType: samples.attributesType, attributes: samples.attributes,
          state: state.json),
        isStale: isStale, attributes: samples.attributes, state: state.json, source: .sample)
    }
  }
}
