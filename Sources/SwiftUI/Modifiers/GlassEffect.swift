import Drawing

/// The glass of iOS 26.
public struct Glass: Equatable, Sendable {
  var tintColor: Color?
  var isClear = false
  var isIdentity = false

  /// Glass as it is by itself.
  public static var regular: Glass { Glass() }
  /// Glass of more translucency.
  public static var clear: Glass { Glass(isClear: true) }
  /// No glass.
  public static var identity: Glass { Glass(isIdentity: true) }

  /// Glass of a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }

  /// Glass that answers to touch, which a picture cannot show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass has nothing behind it that Islet could bend, so it is drawn as a material and a tint; both
/// are a choice of Islet.
private struct GlassStyle: ShapeStyle, PrimitiveShapeStyle {
  let glass: Glass

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    if glass.isIdentity { return ResolvedStyle(.clear) }
    if let tint = glass.tintColor { return environment.resolve(tint.opacity(0.7)) }
    return environment.resolve(glass.isClear ? Material.ultraThin : Material.thin)
  }
}

/// The shape of glass if none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view: a flat stand-in.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background(GlassStyle(glass: glass), in: shape)
  }
}

/// Holds views with glass that flow into each other; Islet draws each by itself.
public struct GlassEffectContainer<Content> {
  let content: Content
}

extension GlassEffectContainer: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a container of the views of a closure.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] { [context.node(of: content)] }
}

/// How glass comes and goes, of which a picture shows nothing. Apple's interface.
public struct GlassEffectTransition: Sendable {
  private let name: String

  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
  public static var identity: GlassEffectTransition { .init(name: "identity") }
}

extension View {
  /// Names the glass that flows into other glass.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Makes one piece of the glass of several views; Islet draws each by itself.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Says how the glass comes and goes.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View {
    self
  }
}
