import AppleFoundation

/// Asks the system to draw timeline widgets anew. Apple's interface, a singleton by that interface.
///
/// Islet shows no timeline widgets, so nothing is reloaded and none are configured.
public class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}

  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Keys of the user activity with which a widget opens its app.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// A widget that a person placed. Apple's interface.
public struct WidgetInfo: Sendable {
  public let family: WidgetFamily
  public let kind: String
}

/// The type of the user activity with which a Live Activity without a link opens its app. Apple's
/// name; the value is a choice of Islet.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
