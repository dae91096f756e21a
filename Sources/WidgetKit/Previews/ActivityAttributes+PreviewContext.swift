import ActivityKit
import ActivityModel
import SwiftUI

extension ActivityAttributes {
  /// A preview of a Live Activity inside a `PreviewProvider` (iOS 16.2). Apple's interface.
  @MainActor @preconcurrency
  public func previewContext(
    _ contentState: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      attributes: self, state: contentState, isStale: isStale,
      presentation: viewKind.presentation)
  }
}

/// Stands in the views of a `PreviewProvider` for a presentation and tells the collector of it.
struct ActivityPreviewView<Attributes: ActivityAttributes>: PrimitiveView {
  typealias Body = Never

  let attributes: Attributes
  let state: Attributes.ContentState
  let isStale: Bool
  let presentation: Presentation

  func makeNodes(in context: ViewContext) -> [Node] {
    context.environment.previewCollector?.previews.append(
      LoadedPreview(
        name: context.environment.previewFacts.name, attributesType: Attributes.nameOnPhone,
        presentation: presentation, isStale: isStale, attributes: JSONForm.encode(attributes),
        states: [
          LoadedPreview.State(
            name: nil, json: JSONForm.encode(state),
            values: ActivityValues(attributes: attributes, state: state))
        ],
        configurations: []))
    return []
  }
}

/// Gathers the presentations that the views of a `PreviewProvider` stand for.
@MainActor
final class PreviewCollector {
  var previews: [LoadedPreview] = []
}

extension EnvironmentValues {
  private enum PreviewCollectorKey: EnvironmentKey {
    static var defaultValue: PreviewCollector? { nil }
  }

  var previewCollector: PreviewCollector? {
    get { self[PreviewCollectorKey.self] }
    set { self[PreviewCollectorKey.self] = newValue }
  }
}
