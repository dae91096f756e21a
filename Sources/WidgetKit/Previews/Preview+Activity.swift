import ActivityKit
import ActivityModel
import DeveloperToolsSupport
import SwiftUI

extension Preview {
  /// A preview of a Live Activity (iOS 17). Apple's interface.
  ///
  /// - Parameters:
  ///   - name: A name for people.
  ///   - viewKind: The presentation to show.
  ///   - attributes: The data that stays the same.
  ///   - widget: The widget that draws it.
  ///   - contentStates: The states to show, one after the other.
  @MainActor
  public init<Attributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> some Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) where Attributes: ActivityAttributes {
    self.init(
      name: name,
      source: ActivityPreviewSource(
        presentation: viewKind.presentation, attributes: attributes, widget: widget,
        contentStates: contentStates))
  }
}

/// What `#Preview` says of a Live Activity.
struct ActivityPreviewSource<Attributes: ActivityAttributes>: LoadablePreview {
  let presentation: Presentation
  let attributes: Attributes
  let widget: @MainActor () -> any Widget
  let contentStates: @MainActor () async -> [Attributes.ContentState]

  func load(name: String?, stateNames: [String?]) async -> LoadedPreview {
    let states = await contentStates()
    let names = stateNames.count == states.count ? stateNames : states.map { _ in nil }
    return LoadedPreview(
      name: name, attributesType: Attributes.nameOnPhone, presentation: presentation,
      isStale: false, attributes: JSONForm.encode(attributes),
      states: zip(names, states).map { name, state in
        LoadedPreview.State(
          name: name, json: JSONForm.encode(state),
          values: ActivityValues(attributes: attributes, state: state))
      },
      configurations: WidgetList([widget()]).activities)
  }
}
