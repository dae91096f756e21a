import AppIntents
import SwiftUI

/// Says what a control shows (iOS 18). Apple's interface.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Says what a control with settings shows (iOS 18). Apple's interface.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings (iOS 18). Apple's interface.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = Never

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control with settings (iOS 18). Apple's interface.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    self
  }

  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    self
  }

  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// Asks the system to draw controls anew (iOS 18). Apple's interface, a singleton by that interface;
/// Islet shows no controls.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
