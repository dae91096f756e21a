import ActivityKit
import ActivityModel
import Foundation
import SwiftUI
import WidgetKit
import Wire

/// An app as a test installs it: what its Info.plist, its entitlements and its widget say.
public struct TestApp: Sendable {
  /// The bundle identifier.
  public let bundleIdentifier: String
  /// The name under the icon.
  public var name: String
  /// `NSSupportsLiveActivities` of the app's Info.plist.
  public var supportsLiveActivities = true
  /// `NSSupportsLiveActivitiesFrequentUpdates` of the app's Info.plist.
  public var supportsFrequentUpdates = false
  /// The push service of the app's entitlement; nil without the entitlement.
  public var pushService: PushService? = .sandbox

  let types: [String: DecodingCheck]
  let typeNames: [String]
  let makeWidgets: (@MainActor @Sendable () -> [any Widget])?

  /// One of Apple's two push services.
  public enum PushService: Hashable, Sendable {
    /// Apps that a developer installs.
    case sandbox
    /// Apps from TestFlight and the App Store.
    case production
  }

  /// Says what of a push does not decode.
  typealias DecodingCheck =
    @Sendable (_ attributes: Data?, _ state: Data?) -> DecodingFault?

  /// An app whose activities are counted and logged, but not drawn.
  ///
  /// - Parameter attributes: The attributes types that the widget extension declares.
  public init(
    _ bundleIdentifier: String, name: String? = nil,
    attributes: [any (ActivityAttributes & SendableMetatype).Type]
  ) {
    self.init(bundleIdentifier, name: name, attributes: attributes, makeWidgets: nil)
  }

  /// An app whose activities are drawn by the widgets of its bundle.
  ///
  /// - Parameters:
  ///   - attributes: The attributes types that the widget extension declares.
  ///   - widgets: The bundle of the widget extension.
  public init<Bundle: WidgetBundle & SendableMetatype>(
    _ bundleIdentifier: String, name: String? = nil,
    attributes: [any (ActivityAttributes & SendableMetatype).Type], widgets: Bundle.Type
  ) {
    self.init(bundleIdentifier, name: name, attributes: attributes) { [Bundle().body] }
  }

  /// An app whose activities are drawn by one widget.
  ///
  /// - Parameters:
  ///   - attributes: The attributes types that the widget extension declares.
  ///   - widget: The widget whose body is an `ActivityConfiguration`.
  public init<Content: Widget & SendableMetatype>(
    _ bundleIdentifier: String, name: String? = nil,
    attributes: [any (ActivityAttributes & SendableMetatype).Type], widget: Content.Type
  ) {
    self.init(bundleIdentifier, name: name, attributes: attributes) { [Content()] }
  }

  private init(
    _ bundleIdentifier: String, name: String?,
    attributes: [any (ActivityAttributes & SendableMetatype).Type],
    makeWidgets: (@MainActor @Sendable () -> [any Widget])?
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.name = name ?? bundleIdentifier.split(separator: ".").last.map(String.init) ?? ""
    self.makeWidgets = makeWidgets
    typeNames = attributes.map { String(describing: $0) }
    types = Dictionary(zip(typeNames, attributes.map(Self.check))) { first, _ in first }
  }

  private static func check(
    _ type: any (ActivityAttributes & SendableMetatype).Type
  ) -> DecodingCheck {
    func check<Attributes: ActivityAttributes & SendableMetatype>(
      _ type: Attributes.Type
    ) -> DecodingCheck {
      { PushDecoding.fault(of: $0, state: $1, as: Attributes.self) }
    }
    return check(type)
  }

  var id: AppID { AppID(bundleIdentifier) }

  var appDescription: AppDescription {
    AppDescription(
      id: id, name: name, supportsLiveActivities: supportsLiveActivities,
      supportsFrequentUpdates: supportsFrequentUpdates, attributesTypes: typeNames,
      pushEnvironment: pushService.map { $0 == .sandbox ? .sandbox : .production })
  }
}
