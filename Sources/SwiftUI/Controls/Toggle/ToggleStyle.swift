import Drawing

/// Gives toggles a look.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle as a style sees it.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The style of the toggles in a part of the tree.
struct ResolvedToggleStyle {
  let makeNodes: @MainActor (ToggleStyleConfiguration, ViewContext) -> [Node]

  init<S: ToggleStyle>(_ style: S) {
    let style = Unchecked(style)
    makeNodes = { configuration, context in
      var context = context
      // A toggle inside the style's body is drawn by the standard style.
      context.environment.toggleStyle = .automatic
      let node = context.node(styledBy: style.value) { $0.makeBody(configuration: configuration) }
      let isOn = configuration.isOn
      return [
        InteractiveNode(
          .tap { configuration.isOn.toggle() }, identity: context.identity, content: node
        ) {
          Element(kind: "Toggle", content: isOn ? "on" : "off", frame: $0, traits: [.button])
        }
      ]
    }
  }

  static let automatic = ResolvedToggleStyle(AutomaticToggleLook())
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ResolvedToggleStyle { .automatic }
  }

  var toggleStyle: ResolvedToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changingEnvironment { $0.toggleStyle = ResolvedToggleStyle(style) }
  }
}
