/// How a picker shows its options.
@MainActor
@preconcurrency
public protocol PickerStyle {
  /// What Islet draws for the style.
  nonisolated static var _kind: _PickerStyleKind { get }
}

/// What Islet draws for a style of pickers.
public enum _PickerStyleKind: Sendable {
  case selectionOnly
  case inARow
  case inAColumn
}

extension _PickerStyleKind {
  var showsAllOptions: Bool { self != .selectionOnly }
  var isHorizontal: Bool { self == .inARow }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static let defaultValue = _PickerStyleKind.selectionOnly
  }

  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers show their options.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._kind)
  }
}

/// The look of the system: what is selected.
public nonisolated struct DefaultPickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .selectionOnly }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of the system: what is selected.
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle {
    DefaultPickerStyle()
  }
}

/// What is selected; a tap shows the rest.
public nonisolated struct MenuPickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .selectionOnly }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// What is selected; a tap shows the rest.
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .inARow }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle {
    SegmentedPickerStyle()
  }
}

/// All options on a wheel.
public nonisolated struct WheelPickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .inAColumn }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// All options on a wheel.
  @MainActor @preconcurrency public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// All options below each other.
public nonisolated struct InlinePickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .inAColumn }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// What is selected; a tap goes to a list.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .selectionOnly }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// What is selected; a tap goes to a list.
  @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// All options side by side in a menu.
public nonisolated struct PalettePickerStyle: PickerStyle, Sendable {
  public static var _kind: _PickerStyleKind { .inARow }

  /// Makes the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side in a menu.
  @MainActor @preconcurrency public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
