/// A place in a view that other views ask for in their own coordinates. Apple's interface.
public struct Anchor<Value>: @unchecked Sendable {
  /// The view, whose frame is known once it is placed.
  private weak var node: Node?
  private let value: (CGRect) -> Value

  init(node: Node, value: @escaping (CGRect) -> Value) {
    self.node = node
    self.value = value
  }

  /// An anchor whose value in points of the presentation is known already.
  package init(inPresentation value: Value) { self.value = { _ in value } }

  /// The value in points of the presentation.
  @MainActor var inPresentation: Value { value(node?.frame ?? .zero) }

  /// Which place of a view is meant. Apple's interface.
  public struct Source: @unchecked Sendable {
    let value: (CGRect) -> Value

    init(_ value: @escaping (CGRect) -> Value) { self.value = value }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Self { $0 } }

  /// A rectangle of the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view, in fractions of its sides.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { p.point(in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let held = Unchecked(anchor)
    let value = MainActor.assumeIsolated { Unchecked(held.value.inPresentation) }.value
    switch value {
    case let rect as CGRect:
      return rect.offsetBy(dx: -origin.x, dy: -origin.y) as? T ?? value
    case let point as CGPoint:
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? T ?? value
    default:
      return value
    }
  }
}
