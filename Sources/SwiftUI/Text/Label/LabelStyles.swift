/// The arrangement that is usual for the place: in a Live Activity icon and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// Icon and title side by side, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The arrangement that is usual for the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Icon and title on one baseline.
private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var reservedWidth

  /// Two pictures show 8 points, give or take 1.5.
  private static let standardSpacing: CGFloat = 8

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? Self.standardSpacing) {
      if let reservedWidth {
        configuration.icon.frame(minWidth: reservedWidth)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}
