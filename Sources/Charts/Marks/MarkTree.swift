import SwiftUI

/// Marks, some of them drawn together under an effect.
indirect enum MarkTree {
  case mark(MarkItem)
  case layer(MarkLayer, [MarkTree])

  /// The same marks, each of them changed.
  func mapMarks(_ change: (inout MarkItem) -> Void) -> MarkTree {
    switch self {
    case .mark(var item):
      change(&item)
      return .mark(item)
    case .layer(let layer, let trees):
      return .layer(layer, trees.map { $0.mapMarks(change) })
    }
  }
}

/// What happens to several marks as a whole.
enum MarkLayer {
  /// The marks show inside a shape that fills the plot.
  case clip(any Shape, FillStyle)
  /// The marks show where other marks are.
  case mask([MarkTree])
  /// The marks are drawn blurred, by a radius in points.
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  /// The marks are drawn as one picture, which modifiers of views change.
  case view((AnyView) -> AnyView)
}
