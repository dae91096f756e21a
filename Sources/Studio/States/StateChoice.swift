import Foundation
import Wire

/// Decides which states are drawn: those of JSON files, else those of the source's previews,
/// else samples.
package struct StateChoice: Equatable, Sendable {
  package var attributes: JSONFile?
  package var states: [JSONFile]
  /// Samples are asked for, whatever previews there are.
  package var samples: Bool
  /// The attributes type asked for, without or with a module before it.
  package var activity: String?
  package var isStale: Bool
  /// States without attributes take those of the source's first preview, else of a sample.
  package var borrowsAttributes = false

  package init(
    attributes: JSONFile? = nil, states: [JSONFile] = [], samples: Bool = false,
    activity: String? = nil, isStale: Bool = false
  ) {
    self.attributes = attributes
    self.states = states
    self.samples = samples
    self.activity = activity?.split(separator: ".").last.map(String.init)
    self.isStale = isStale
  }

  /// Whether the previews are of interest.
  package var usesPreviews: Bool { states.isEmpty && !samples || borrows }

  private var borrows: Bool { borrowsAttributes && !states.isEmpty && attributes == nil }

  /// The attributes types of which samples are needed, in the order of the source: all, when samples
  /// are asked for, else those without a preview.
  package func sampledTypes(
    of description: WidgetDescription
  ) throws(StateChoiceError) -> [String] {
    guard states.isEmpty || borrows else { return [] }
    var seen: Set<String> = []
    let known = description.activities.map(\.attributesType).filter { seen.insert($0).inserted }
    if let activity, !known.contains(activity) {
      throw .unknownActivity(activity, known: known)
    }
    let previewed = Set(description.previews.filter { !$0.states.isEmpty }.map(\.attributesType))
    let types = (activity.map { [$0] } ?? known).filter { samples || !previewed.contains($0) }
    if types.isEmpty, samples { throw .noActivity }
    return types
  }

  /// States in the order in which they are drawn, activities one after the other.
  ///
  /// - Parameter made: What the widget made up of the types that need it.
  package func states(
    of description: WidgetDescription, samples made: [WidgetSamples] = []
  ) throws(StateChoiceError) -> [DrawnState] {
    let known = description.activities.map(\.attributesType)
    if let activity, !known.contains(activity) {
      throw .unknownActivity(activity, known: known)
    }
    guard !states.isEmpty else {
      let sampled = made.flatMap { SampledStates(samples: $0, isStale: isStale).states }
      return try previewStates(of: description, isNeeded: sampled.isEmpty) + sampled
    }
    let types = activity.map { [$0] } ?? known
    guard let type = types.first else { throw .noActivity }
    guard types.count == 1 else { throw .severalActivities(types) }
    let borrowed =
      description.previews.first { $0.attributesType == type }?.attributes
      ?? made.first { $0.attributesType == type }?.attributes
    return jsonStates(of: type, borrowed: borrows ? borrowed : nil)
  }

  private func jsonStates(of type: String, borrowed: Data?) -> [DrawnState] {
    let attributes = attributes?.data ?? borrowed ?? Data("{}".utf8)
    let names = StateName.unique(
      states.map { URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent })
    return zip(states, names).map { file, name in
      DrawnState(
        attributesType: type, name: name,
        content: .json(attributesType: type, attributes: attributes, state: file.data),
        isStale: isStale, attributes: attributes, state: file.data,
        source: .json)
    }
  }

  private func previewStates(
    of description: WidgetDescription, isNeeded: Bool
  ) throws(StateChoiceError) -> [DrawnState] {
    var found = PreviewStates()
    for (index, preview) in description.previews.enumerated()
    where activity == nil || preview.attributesType == activity {
      found.add(preview, at: index)
    }
    guard !found.isEmpty || !isNeeded else {
      let types = description.activities.map(\.attributesType)
      throw types.isEmpty ? .noActivity : .noPreviews(types)
    }
    var result: [DrawnState] = []
    for type in found.types {
      result += found.states(of: type, isStale: isStale)
    }
    return result
  }
}

/// Why no state can be chosen.
package enum StateChoiceError: Error, Equatable, CustomStringConvertible {
  case noActivity
  case unknownActivity(String, known: [String])
  case severalActivities([String])
  case noPreviews([String])

  /// The command line is wrong, not the project.
  package var isUsage: Bool {
    switch self {
    case .noActivity, .noPreviews: false
    case .unknownActivity, .severalActivities: true
    }
  }

  package var description: String {
    switch self {
    case .noActivity:
      "The widget bundle declares no ActivityConfiguration, so there is no Live Activity to draw. "
        + "Add the widget whose body is an ActivityConfiguration to the bundle."
    case .unknownActivity(let name, let known):
      "There is no Live Activity with attributes named \(name). "
        + "Those found are \(known.sorted().joined(separator: ", "))."
    case .severalActivities(let names):
      "The states could belong to several Live Activities. Say which with --activity: "
        + names.sorted().joined(separator: ", ") + "."
    case .noPreviews(let types):
      "No previews were found for \(types.sorted().joined(separator: ", ")), so there is no state "
        + "to draw. Add a #Preview or a PreviewProvider with content states to the source, or give "
        + "JSON files as in a push with --attributes FILE --state FILE."
    }
  }
}
