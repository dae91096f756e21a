import Drawing
import Foundation

/// One picture of an app's window, with what can be done in it.
package struct AppFrame: Codable, Equatable, Sendable {
  /// What is drawn; its size is the window's.
  package var list: DisplayList
  /// What a screen reader reads and a person can use, in reading order.
  package var elements: [AppElement]
  /// The element that has the keyboard.
  package var focus: AppElement.ID?
  /// What the app uses that is not supported, each once.
  package var notes: [Rendering.Note]

  package init(
    list: DisplayList, elements: [AppElement] = [], focus: AppElement.ID? = nil,
    notes: [Rendering.Note] = []
  ) {
    self.list = list
    self.elements = elements
    self.focus = focus
    self.notes = notes
  }
}

/// Something on the screen that has a name or can be used.
package struct AppElement: Codable, Equatable, Sendable, Identifiable {
  /// Stays the same from frame to frame as long as the view does.
  package typealias ID = String

  package enum Role: String, Codable, Sendable {
    case text, image, button, link, toggle, textField, secureField, stepper, slider, picker
    case row, header, tab, alert, progress, group
  }

  package var id: ID
  package var role: Role
  /// The words: what is shown, or what the accessibility label says.
  package var label: String
  /// The state in words: `on`, `3`, the text of a field.
  package var value: String?
  /// Its place in the window in points.
  package var frame: CGRect
  package var isEnabled: Bool
  package var isSelected: Bool
  /// The name by which a script finds it, when the user set one.
  package var identifier: String?

  package init(
    id: ID, role: Role, label: String, value: String? = nil, frame: CGRect, isEnabled: Bool = true,
    isSelected: Bool = false, identifier: String? = nil
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.identifier = identifier
  }
}
