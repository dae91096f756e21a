/// The label in the tint and nothing around it (measured).
nonisolated struct AutomaticAppearance: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedLabelModifier(role: configuration.role))
  }
}

/// The label as it is; dimmed when it cannot be used.
nonisolated struct PlainAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  init() {}

  @MainActor func makeBody(configuration: Configuration) -> some View {
    // Half as strong: a choice of Islet.
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}

/// Colours a label that can be tapped, unless the user has chosen a colour.
nonisolated struct TintedLabelModifier: EnvironmentalModifier {
  typealias Body = Never

  let role: ButtonRole?

  @MainActor func change(_ environment: inout EnvironmentValues) {
    if !environment.isEnabled {
      environment.setForeground([HierarchicalShapeStyle.tertiary])
    } else if role == .destructive {
      environment.setForeground([Color.red])
    } else if environment.foregroundLayer == nil {
      environment.setForeground([TintShapeStyle()])
    }
  }
}

/// A label in a filled shape.
nonisolated struct BorderedAppearance: ButtonStyle {
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  init(isProminent: Bool) { self.isProminent = isProminent }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = ButtonMetrics(size)
    configuration.label
      .font(font ?? metrics.font)
      .foregroundStyle(labelStyle(configuration.role))
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(fill(configuration.role), in: shape)
  }

  private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  /// What is not prominent is filled with the tint at 0.15, and what cannot be used with grey at
  /// 0.12: choices of Islet, nothing was measured.
  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.gray.opacity(0.12)) }
    if role == .destructive { return AnyShapeStyle(Color.red.opacity(isProminent ? 1 : 0.15)) }
    return isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15))
  }
}

/// The sizes of buttons with a border, in points.
struct ButtonMetrics {
  let font: Font
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat

  /// The regular size was measured: body text, 7 above and below, about 12 at the sides. The other
  /// sizes are a choice of Islet: they make one line 28 and 50 points high, as UIKit's are.
  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (font, horizontalPadding, verticalPadding) = (.subheadline, 10, 5)
    case .regular: (font, horizontalPadding, verticalPadding) = (.body, 12, 7)
    case .large, .extraLarge: (font, horizontalPadding, verticalPadding) = (.body, 20, 15)
    }
  }
}
