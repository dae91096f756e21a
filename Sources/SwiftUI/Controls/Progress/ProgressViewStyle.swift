/// Gives progress views a look.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view as a style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the current value.
  public struct CurrentValueLabel: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  let progress: ProgressAmount

  /// From 0 to 1; nil when it is not known, or follows the clock (Apple's interface).
  public var fractionCompleted: Double? {
    if case .fraction(let fraction) = progress { fraction } else { nil }
  }

  /// The label, if there is one.
  public var label: Label?
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style of the progress views in a part of the tree.
struct ResolvedProgressViewStyle {
  let makeNodes: @MainActor (ProgressViewStyleConfiguration, ViewContext) -> [Node]

  init<S: ProgressViewStyle>(_ style: S) {
    let style = Unchecked(style)
    makeNodes = { configuration, context in
      var context = context
      // A progress view inside the style's body is drawn by the standard style.
      context.environment.progressViewStyle = .automatic
      return [context.node(styledBy: style.value) { $0.makeBody(configuration: configuration) }]
    }
  }

  /// A bar for what is known and a spinner for what is not.
  static let automatic = ResolvedProgressViewStyle(DefaultProgressViewStyle())
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ResolvedProgressViewStyle { .automatic }
  }

  var progressViewStyle: ResolvedProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.progressViewStyle = ResolvedProgressViewStyle(style) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes a progress view of what a style was given.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      progress: configuration.progress, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
