import ActivityKit
import ActivityModel
import AppleFoundation
import DeveloperToolsSupport
import SwiftUI
import Wire

/// A preview of a Live Activity whose states have been made.
@MainActor
struct LoadedPreview {
  struct State {
    var name: String?
    var json: Data?
    var values: any DrawableValues
  }

  var name: String?
  var attributesType: String
  var presentation: Presentation
  var isStale: Bool
  var attributes: Data?
  var states: [State]
  /// The configurations of the preview's own widget; empty when it names none.
  var configurations: [any DrawableActivity]

  /// The preview as the phone is told of it.
  var description: WidgetDescription.Preview {
    WidgetDescription.Preview(
      name: name, attributesType: attributesType, presentation: presentation, isStale: isStale,
      states: states.map { WidgetDescription.Preview.State(name: $0.name, json: $0.json) },
      attributes: attributes)
  }
}

/// A preview of a Live Activity, from a macro.
@MainActor
protocol LoadablePreview: PreviewSource {
  /// Makes the states.
  func load(name: String?, stateNames: [String?]) async -> LoadedPreview
}

/// Values of the user's as JSON.
enum JSONForm {
  /// JSON with sorted keys, so that equal values have equal bytes; nil when the value has none.
  static func encode(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
  }
}

extension ActivityAttributes {
  /// The name by which pushes know the type: without module and outer types.
  static var nameOnPhone: String { String(describing: Self.self) }
}
