/// Makes a view listen to a finger.
private nonisolated struct InteractionModifier: WrappingModifier {
  typealias Body = Never

  let interaction: InteractiveNode.Interaction
  /// The modifier as the user wrote it.
  let name: String

  init(_ interaction: InteractiveNode.Interaction, name: String) {
    self.interaction = interaction
    self.name = name
  }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    context.remark(.neverRuns(name))
    return InteractiveNode(interaction, content: node)
  }
}

/// Which gestures a view and the views inside listen to.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Runs a closure after some taps.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      InteractionModifier(
        count == 1
          ? .tap(action)
          : .gesture(TapGesture(count: count).onEnded(action)),
        name: "onTapGesture"))
  }

  /// Runs a closure with the place of a tap.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs a closure after a long press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onChanged { onPressingChanged?($0) }
        .onEnded { _ in action() })
  }

  /// Listens to a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(InteractionModifier(.gesture(gesture), name: "gesture"))
  }

  /// Listens to a gesture, if it is on.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Listens to a gesture before the views inside do.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Listens to a gesture as well as the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
