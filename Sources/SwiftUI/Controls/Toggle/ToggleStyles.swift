/// A switch in an app, a button in a widget (reported by users, not measured).
nonisolated struct AutomaticToggleLook: ToggleStyle {
  @Environment(\.isInApp) private var isInApp

  init() {}

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isInApp {
      SwitchToggleStyle().makeBody(configuration: configuration)
    } else {
      ButtonToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// The look of the system.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggleLook().makeBody(configuration: configuration)
  }
}

/// A button that is filled while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButtonLook(label: configuration.label, isOn: configuration.isOn)
  }
}

private struct ToggleButtonLook: View {
  let label: ToggleStyleConfiguration.Label
  let isOn: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let metrics = ButtonMetrics(size)
    label
      .foregroundStyle(isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.15)), in: shape)
  }
}

/// A label and a switch at the other end.
public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour of its own.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.isOn, tint: tint)
  }
}

private struct SwitchRow: View {
  let label: ToggleStyleConfiguration.Label
  let isOn: Bool
  let tint: Color?
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.hasTint) private var hasTint

  var body: some View {
    if areLabelsHidden {
      knob
    } else {
      HStack {
        label
        Spacer()
        knob
      }
    }
  }

  /// The switch: 51 by 31 points with a knob of 27, as UIKit's was before iOS 26.
  private var knob: some View {
    Capsule()
      .fill(isOn ? onStyle : AnyShapeStyle(Color.gray.opacity(0.3)))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
  }

  /// Green, unless a tint was chosen.
  private var onStyle: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of the system.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle {
    DefaultToggleStyle()
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch at the other end.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
