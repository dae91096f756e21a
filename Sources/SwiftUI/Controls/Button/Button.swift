import Drawing

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when it is tapped.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Whether the action is an intent, which a widget can run.
  package var runsIntent = false

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View, PrimitiveView where Label: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    let style = context.environment.buttonStyle
    var context = context
    if style.isPrimitive {
      // A button inside the style's body is drawn by the standard style.
      context.environment.buttonStyle = .automatic
    }
    return style.makeNodes(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: StyledContent(label)), runsIntent: runsIntent,
        action: action), context)
  }
}

extension Button where Label: View {
  /// Makes a button with any label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and any label.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Makes a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// Makes a button with a title and an image of the project.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style was given.
  @preconcurrency
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
    runsIntent = configuration.runsIntent
  }
}
