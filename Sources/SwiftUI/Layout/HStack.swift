/// Arranges views side by side.
@frozen
public struct HStackLayout: StackLayout, Sendable {
  /// The line on which the views are aligned.
  public var alignment: VerticalAlignment
  /// The gap between views in points; nil takes what the views prefer.
  public var spacing: CGFloat?

  static var axis: Axis { .horizontal }
  var crossAlignment: AlignmentKey { alignment.key }

  /// Makes a layout for `AnyLayout` or for direct use.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views side by side.
public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Puts the views of a closure side by side.
  ///
  /// - Parameters:
  ///   - alignment: The line on which the views are aligned.
  ///   - spacing: The gap between views in points; nil takes what the views prefer.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}
