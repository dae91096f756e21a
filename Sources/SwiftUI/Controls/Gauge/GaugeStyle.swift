/// Gives gauges a look.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the value.
  public struct CurrentValueLabel: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The labels of values between the bounds.
  public struct MarkedValueLabel: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// From 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  var isLabelHidden: Bool
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of values between the bounds, if there are any.
  public var markedValueLabels: MarkedValueLabel?

  /// The label, unless the user hides labels.
  var shownLabel: Label? { isLabelHidden ? nil : label }
}

/// The style of the gauges in a part of the tree.
struct ResolvedGaugeStyle {
  let makeNodes: @MainActor (GaugeStyleConfiguration, ViewContext) -> [Node]

  init<S: GaugeStyle>(_ style: S) {
    let style = Unchecked(style)
    makeNodes = { configuration, context in
      var context = context
      // A gauge inside the style's body is drawn by the standard style.
      context.environment.gaugeStyle = ResolvedGaugeStyle(DefaultGaugeStyle())
      return [context.node(styledBy: style.value) { $0.makeBody(configuration: configuration) }]
    }
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: ResolvedGaugeStyle { ResolvedGaugeStyle(DefaultGaugeStyle()) }
  }

  var gaugeStyle: ResolvedGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.gaugeStyle = ResolvedGaugeStyle(style) }
  }
}
