/// Gives values with labels a look. Apple's interface. Islet draws the system's.
public protocol LabeledContentStyle {}

/// The look of the system. Apple's interface.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look of the system.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Gives groups that open and close a look. Apple's interface. Islet draws the system's.
public protocol DisclosureGroupStyle {}

/// The look of the system. Apple's interface.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look of the system.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Gives menus a look. Apple's interface. Islet draws the system's.
public protocol MenuStyle {}

/// The look of the system. Apple's interface.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}
}

/// A button that opens the menu. Apple's interface.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
}

/// A button without a border that opens the menu. Apple's interface.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the look of values with labels; Islet draws the system's.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the look of groups that open and close; Islet draws the system's.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the look of menus; Islet draws the system's.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
