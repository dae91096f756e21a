import AppleFoundation
import SwiftUI

// What these say concerns the gallery, the Home Screen and devices beside the phone; it is accepted
// and changes no picture of a Live Activity.

extension WidgetConfiguration {
  private var annotated: some WidgetConfiguration { AnnotatedWidgetConfiguration(self) }

  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    annotated
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { annotated }

  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { annotated }

  public func description(_ description: Text) -> some WidgetConfiguration { annotated }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    annotated
  }

  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    annotated
  }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    annotated
  }

  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { annotated }

  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { annotated }

  public func contentMarginsDisabled() -> some WidgetConfiguration { annotated }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { annotated }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { annotated }

  public func promptsForUserConfiguration() -> some WidgetConfiguration { annotated }

  public func associatedKind(_ kind: String) -> some WidgetConfiguration { annotated }
}
