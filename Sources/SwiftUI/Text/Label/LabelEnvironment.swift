/// A label style that a modifier put into the environment, and the one it took the place of.
struct LabelStyleLayer {
  let style: any LabelStyle
  private let outerLayer: [LabelStyleLayer]

  var outer: LabelStyleLayer? { outerLayer.first }

  init(_ style: any LabelStyle, outer: LabelStyleLayer?) {
    self.style = style
    outerLayer = outer.map { [$0] } ?? []
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: LabelStyleLayer? { nil } }
  private enum SpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private enum ReservedWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  var labelStyleLayer: LabelStyleLayer? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The distance between icon and title in points; nil is the standard one.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// The width that icons take at least, in points; nil is their own.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[ReservedWidthKey.self] }
    set { self[ReservedWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels arrange their icon and title.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.labelStyleLayer = LabelStyleLayer(style, outer: $0.labelStyleLayer)
    }
  }

  /// Sets the distance between the icon and the title of labels, in points.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that the icons of labels take at least, in points.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}

extension ViewContext {
  /// The nodes of a label as the style around it arranges it.
  func labelNodes(for configuration: LabelStyleConfiguration) -> [Node] {
    var inner = self
    inner.environment.labelStyleLayer = environment.labelStyleLayer?.outer
    let style: any LabelStyle = environment.labelStyleLayer?.style ?? DefaultLabelStyle()
    return inner.nodes(of: configuration, arrangedBy: style)
  }

  private func nodes<S: LabelStyle>(
    of configuration: LabelStyleConfiguration, arrangedBy style: S
  ) -> [Node] {
    var style = style
    let context = child(ObjectIdentifier(S.self))
    graph.properties.install(in: &style, context: context)
    return context.nodes(of: style.makeBody(configuration: configuration))
  }
}
