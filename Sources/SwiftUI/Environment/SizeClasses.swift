/// Whether there is much room in a direction. Apple's interface.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How heavy text is to be, to be legible. Apple's interface.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// The room and the weight of text on the phone.
extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }
  private enum LegibilityKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = .regular
  }

  /// The room from side to side; compact, as on a phone held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The room from top to bottom; regular, as on a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }

  /// The weight of text that the person has chosen.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}
