/// Leaves the picture as it is and remarks on animations that a Live Activity cannot play.
nonisolated struct AnimationModifier: PrimitiveModifier {
  typealias Body = Never

  /// The system ends an animation of a Live Activity after two seconds (Apple's page on animating
  /// data updates).
  static let longest = 2.0

  let animation: Animation?

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    if let animation {
      if let seconds = animation.seconds {
        if seconds > Self.longest { context.remark(.longAnimation(seconds: seconds)) }
      } else {
        context.remark(.endlessAnimation)
      }
    }
    return content(context)
  }
}
