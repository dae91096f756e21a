/// Arranges views one above the other.
@frozen
public struct VStackLayout: StackLayout, Sendable {
  /// The line on which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The gap between views in points; nil takes what the views prefer.
  public var spacing: CGFloat?

  static var axis: Axis { .vertical }
  var crossAlignment: AlignmentKey { alignment.key }

  /// Makes a layout for `AnyLayout` or for direct use.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one above the other.
public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Puts the views of a closure one above the other.
  ///
  /// - Parameters:
  ///   - alignment: The line on which the views are aligned.
  ///   - spacing: The gap between views in points; nil takes what the views prefer.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}
