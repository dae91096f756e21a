import Drawing

/// The style of the buttons in a part of the tree.
struct ResolvedButtonStyle {
  /// Whether the style starts actions itself.
  let isPrimitive: Bool
  let makeNodes: @MainActor (PrimitiveButtonStyleConfiguration, ViewContext) -> [Node]
  /// The look alone, of a style that starts nothing itself.
  let makeLook: (@MainActor (ButtonStyleConfiguration, ViewContext) -> Node)?

  static let automatic = ResolvedButtonStyle(AutomaticAppearance())

  /// A style that only gives a look. The whole of it can be tapped.
  init<S: ButtonStyle>(_ style: S) {
    isPrimitive = false
    let style = Unchecked(style)
    let makeLook: @MainActor (ButtonStyleConfiguration, ViewContext) -> Node = { look, context in
      context.node(styledBy: style.value) { $0.makeBody(configuration: look) }
    }
    self.makeLook = makeLook
    makeNodes = { configuration, context in
      let look = ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false)
      let traits = configuration.traits(in: context)
      return [
        InteractiveNode(
          .tap { configuration.trigger() }, identity: context.identity,
          content: makeLook(look, context)
        ) {
          Element(kind: "Button", frame: $0, traits: traits)
        }
      ]
    }
  }

  /// A style of the user's that starts actions itself.
  init<S: PrimitiveButtonStyle>(primitive style: S) {
    isPrimitive = true
    makeLook = nil
    let style = Unchecked(style)
    makeNodes = { configuration, context in
      let node = context.node(styledBy: style.value) { $0.makeBody(configuration: configuration) }
      return [
        ElementNode("Button", traits: configuration.traits(in: context), around: node)
      ]
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// What a reader and the checks want to know of the button.
  fileprivate func traits(in context: ViewContext) -> [Element.Trait] {
    runsIntent || context.environment.isInApp ? [.button] : [.button, .withoutIntent]
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ResolvedButtonStyle { .automatic }
  }

  var buttonStyle: ResolvedButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A style that comes with Islet: it draws as a button style does.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle
  nonisolated var look: Look { get }
}

extension View {
  /// Sets the look of buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment { $0.buttonStyle = ResolvedButtonStyle(style) }
  }

  /// Sets the look and the behaviour of buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment { values in
      func resolve<B: BuiltInButtonStyle>(_ style: B) -> ResolvedButtonStyle {
        ResolvedButtonStyle(style.look)
      }
      if let style = style as? any BuiltInButtonStyle {
        values.buttonStyle = resolve(style)
      } else {
        values.buttonStyle = ResolvedButtonStyle(primitive: style)
      }
    }
  }
}
