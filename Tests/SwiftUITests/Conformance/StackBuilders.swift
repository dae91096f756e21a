@testable import SwiftUI

/// Views side by side, without gaps unless told otherwise; nil takes the gaps they prefer.
func row(spacing: CGFloat? = 0, _ views: any View...) -> some View {
  HStack(spacing: spacing) { children(views) }
}

/// Views side by side on a line of their own.
func row(
  _ alignment: VerticalAlignment, spacing: CGFloat? = 0, _ views: any View...
) -> some View {
  HStack(alignment: alignment, spacing: spacing) { children(views) }
}

/// Views below each other, without gaps unless told otherwise; nil takes the gaps they prefer.
func column(spacing: CGFloat? = 0, _ views: any View...) -> some View {
  VStack(spacing: spacing) { children(views) }
}

/// Views below each other on a line of their own.
func column(
  _ alignment: HorizontalAlignment, spacing: CGFloat? = 0, _ views: any View...
) -> some View {
  VStack(alignment: alignment, spacing: spacing) { children(views) }
}

/// Views on top of each other.
func pile(_ views: any View...) -> some View { ZStack { children(views) } }

/// Views on top of each other on lines of their own.
func pile(_ alignment: Alignment, _ views: any View...) -> some View {
  ZStack(alignment: alignment) { children(views) }
}

private func children(_ views: [any View]) -> some View {
  ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
}
