import Foundation

/// Attributes and states that a widget process made up of the user's types, as JSON that decodes.
package struct WidgetSamples: Codable, Equatable, Sendable {
  package struct State: Codable, Equatable, Sendable {
    /// What the state shows, `delivered`; not safe as a file's name.
    package var name: String
    /// JSON over several lines, keys sorted.
    package var json: Data

    package init(name: String, json: Data) {
      self.name = name
      self.json = json
    }
  }

  package var attributesType: String
  package var attributes: Data
  /// The typical state first.
  package var states: [State]
  /// Whether the types can be more than these states show.
  package var isCutShort: Bool

  package init(
    attributesType: String, attributes: Data, states: [State], isCutShort: Bool = false
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.states = states
    self.isCutShort = isCutShort
  }
}
