/// Names a kind of line by which views are aligned.
public protocol AlignmentID {
  /// Where the line lies in a view that says nothing else, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a line in one axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  let identifier: any AlignmentID.Type
  let axis: Axis

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.identifier == right.identifier && left.axis == right.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identifier))
    hasher.combine(axis)
  }

  /// The guide of a container from the guides of its children: the topmost first baseline, the
  /// bottommost last baseline (a choice: sources disagree), the average of all other guides.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    if identifier == FirstTextBaseline.self { return values.min() }
    if identifier == LastTextBaseline.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A vertical line by which views are aligned sideways.

public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(identifier: id, axis: .horizontal)
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A horizontal line by which views are aligned up and down.

public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(identifier: id, axis: .vertical)
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A line in each axis by which views are aligned.

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Makes an alignment of its two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
