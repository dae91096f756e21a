import ActivityModel
import Foundation

/// What a widget process says it can draw.
package struct WidgetDescription: Codable, Equatable, Sendable {
  /// A `Widget` whose body is an `ActivityConfiguration`.
  package struct Activity: Codable, Equatable, Sendable {
    /// The name of the attributes type, without its module: `JourneyAttributes`.
    package var attributesType: String
    /// The name of the widget type.
    package var widgetType: String

    package init(attributesType: String, widgetType: String) {
      self.attributesType = attributesType
      self.widgetType = widgetType
    }
  }

  /// States found in a `#Preview` or a `PreviewProvider`.
  package struct Preview: Codable, Equatable, Sendable {
    /// The name the source gives it.
    package var name: String?
    package var attributesType: String
    /// The presentation the source asks for.
    package var presentation: Presentation
    package var isStale: Bool
    package var states: [State]
    /// The attributes as JSON, when they can be encoded.
    package var attributes: Data?

    package struct State: Codable, Equatable, Sendable {
      /// A name taken from the source, `enRoute`, or nil.
      package var name: String?
      /// The state as JSON with sorted keys, when it can be encoded.
      package var json: Data?

      package init(name: String?, json: Data?) {
        self.name = name
        self.json = json
      }
    }

    package init(
      name: String?, attributesType: String, presentation: Presentation, isStale: Bool,
      states: [State], attributes: Data?
    ) {
      self.name = name
      self.attributesType = attributesType
      self.presentation = presentation
      self.isStale = isStale
      self.states = states
      self.attributes = attributes
    }
  }

  package var activities: [Activity]
  package var previews: [Preview]
  /// Timeline widgets beside the activities, which are not drawn.
  package var otherWidgets: [String]

  package init(activities: [Activity], previews: [Preview], otherWidgets: [String]) {
    self.activities = activities
    self.previews = previews
    self.otherWidgets = otherWidgets
  }
}
