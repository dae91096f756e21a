import ActivityKit
import ActivityModel
import SwiftUI
import Wire

extension ActivityConfiguration {
  /// Draws a presentation in this process, without a phone.
  ///
  /// - Throws: `RenderFailure.refused` when the device lacks the presentation.
  @MainActor
  package func rendering(
    _ presentation: Presentation, attributes: Attributes, state: Attributes.ContentState,
    environment: RenderEnvironment, services: RenderingServices
  ) throws -> Rendering {
    try ActivityValues<Attributes>(attributes: attributes, state: state).rendering(
      with: [self],
      painter: PresentationPainter(
        services: services, environment: environment, presentation: presentation))
  }
}
