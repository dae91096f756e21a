import SwiftUI

/// Views beside marks.
extension ChartContent {
  /// Puts a view beside each mark; `spacing` is points.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  /// Puts a view beside each mark; `spacing` is points.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Puts a view beside each mark; `spacing` is points.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  /// Puts a view beside each mark; `spacing` is points.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private nonisolated func annotating(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    changingMarks { item in
      item.look.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow,
          content: content))
    }
  }
}
