import Drawing

/// Why the content of a view is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit a reason.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and somebody else may look.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum ReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
  private enum PrivacyKey: EnvironmentKey { static let defaultValue = false }

  /// Why content is not to be seen here.
  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images show a bar instead of their content.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

/// What stands for redacted content: a bar with round corners in a faint foreground style.
///
/// Opacity and radius are a choice of Islet, by eye.
package enum RedactionBar {
  static let opacity = 0.18
  static let cornerRadius: CGFloat = 3

  /// The bar for content with a frame in points of the presentation.
  package static func items(in frame: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
    let radius = min(cornerRadius, frame.height / 2)
    return environment.foreground.level(0).opacity(opacity).items(
      filling: .roundedRectangle(frame, radius: radius, continuous: true), in: frame)
  }
}

extension View {
  /// Adds a reason not to show the content.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Takes all reasons away.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says whether the content is shown as out of date while the system renews it. A drawn state is
  /// never being renewed.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Says whether the content is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}
