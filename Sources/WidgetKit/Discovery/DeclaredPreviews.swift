import DeveloperToolsSupport
import SwiftUI

/// The previews that the source declares, in its order.
@MainActor
struct DeclaredPreviews {
  /// Every preview of a Live Activity with its states made.
  static func load(services: RenderingServices) async -> [LoadedPreview] {
    var previews: [LoadedPreview] = []
    let registries = ConformingTypes(to: (any PreviewRegistry).self).types
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    for registry in registries {
      guard let preview = try? registry.makePreview(),
        let source = preview.source as? any LoadablePreview
      else { continue }
      previews.append(await source.load(name: preview.name, stateNames: registry._stateNames))
    }
    for type in ConformingTypes(to: (any PreviewProvider).self).types {
      guard let provider = type as? any PreviewProvider.Type else { continue }
      previews += collect(provider, services: services)
    }
    return previews
  }

  private static func collect<P: PreviewProvider>(
    _ provider: P.Type, services: RenderingServices
  ) -> [LoadedPreview] {
    let collector = PreviewCollector()
    var environment = EnvironmentValues()
    environment.previewCollector = collector
    environment.resources = services.resources
    let context = ViewContext(graph: ViewGraph(services: services), environment: environment)
    _ = context.nodes(of: provider.previews)
    return collector.previews
  }
}
