/// Animations leave a picture as it is: Islet draws what a change leads to.
extension View {
  /// Animates the view when a value changes.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { modifier(AnimationModifier(animation: animation)) }

  /// Animates every change of the view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation))
  }

  /// Animates what a closure adds to the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let view = Unchecked(self)
    return body(PlaceholderContentView { $0.nodes(of: view.value) })
  }

  /// Changes the transaction of the view's changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transaction of the view's changes when a value changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Says how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }

  /// Says how the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Says how the content of the view changes from one value to the next.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Moves the view from the place of another one with the same name.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Names the view that another one grows out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Groups the frames of the views inside for animations.
  public nonisolated func geometryGroup() -> some View { self }
}

extension ViewModifier {
  /// Animates what the modifier does.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transaction of what the modifier does.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

/// Stands for a view in a closure that adds something to it.
public struct PlaceholderContentView<Value> {
  let makeContent: @MainActor (ViewContext) -> [Node]
}

extension PlaceholderContentView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] { makeContent(context) }
}

/// What two views with the same name have in common while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How the content of a view changes from one value to the next.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  private var countsDown = false
  private var value: Double?

  private init(_ name: String) { self.name = name }

  /// Without a transition.
  public static let identity = ContentTransition("identity")
  /// Fades.
  public static let opacity = ContentTransition("opacity")
  /// Moves.
  public static let interpolate = ContentTransition("interpolate")
  /// Changes the layers of a symbol.
  public static let symbolEffect = ContentTransition("symbolEffect")

  /// Changes the layers of a symbol with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }

  /// Rolls the digits that change.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.countsDown = countsDown
    return transition
  }

  /// Rolls the digits that change, in the direction in which the value moves.
  public static func numericText(value: Double) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.value = value
    return transition
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
  }

  /// How the contents of views change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether transitions are left to the GPU. Islet has none.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
}
