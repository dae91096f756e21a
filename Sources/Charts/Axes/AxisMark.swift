import SwiftUI

/// What is drawn at a value of an axis. Apple's interface.
public protocol AxisMark {}

/// A mark that says itself what is drawn.
protocol PrimitiveAxisMark: AxisMark {
  var items: [AxisMarkItem] { get }
}

extension AxisMark {
  var axisItems: [AxisMarkItem] { (self as? any PrimitiveAxisMark)?.items ?? [] }

  /// Sets the font of labels; nil is the standard one.
  public func font(_ font: Font?) -> some AxisMark {
    AxisMarkList(changing: self) { if $0.font == nil { $0.font = font } }
  }

  /// Sets the style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    AxisMarkList(changing: self) { if $0.style == nil { $0.style = style } }
  }

  /// Moves what is drawn, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    AxisMarkList(changing: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves what is drawn, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

extension Never: AxisMark {}

/// A line, a tick or a label of an axis.
struct AxisMarkItem {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Between this value and the next; nil where it suits.
  var isCentered: Bool?
  var font: Font?
  var style: (any ShapeStyle)?
  var offset = CGSize.zero

  init(_ kind: Kind, isCentered: Bool?) {
    self.kind = kind
    self.isCentered = isCentered
  }
}

/// What is drawn, after one another.
struct AxisMarkList: PrimitiveAxisMark {
  let items: [AxisMarkItem]

  init(_ items: [AxisMarkItem]) { self.items = items }

  init(changing mark: some AxisMark, _ change: (inout AxisMarkItem) -> Void) {
    items = mark.axisItems.map { item in
      var item = item
      change(&item)
      return item
    }
  }
}

/// A mark of an axis whose type is hidden. Apple's interface.
public struct AnyAxisMark: PrimitiveAxisMark {
  let mark: any AxisMark

  /// Hides the type of a mark.
  public init(_ mark: any AxisMark) { self.mark = mark }

  /// Hides the type of a mark.
  public init(erasing mark: some AxisMark) { self.mark = mark }

  var items: [AxisMarkItem] { mark.axisItems }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  var items: [AxisMarkItem] {
    switch storage {
    case .first(let mark): mark.axisItems
    case .second(let mark): mark.axisItems
    }
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  var items: [AxisMarkItem] { map(\.axisItems) ?? [] }
}
