// Declares what CoffeeActivity.swift uses, with Apple's signatures and nothing behind them: the
// least that its compilation can import. `IsletBench` compares compiling against this and the kits.
@_exported import Foundation

public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
public protocol Leaf: View where Body == Never {}
extension Leaf {
  public var body: Never { fatalError() }
}
public struct EmptyView: Leaf {
  public init() {}
}
public struct TupleView<T>: Leaf {
  public init(_ value: T) {}
}
public struct Modified<Content: View>: Leaf {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

public struct VStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: Leaf {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Label<Title: View, Icon: View>: Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
public struct Spacer: Leaf {
  public init() {}
}
public struct Image: Leaf {
  public init(systemName: String) {}
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: Leaf {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}
}
public struct Text: Leaf {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
  public func font(_ font: Font?) -> Text { self }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct HorizontalAlignment: Sendable {
  public static let center = Self()
  public static let leading = Self()
}
public struct VerticalAlignment: Sendable {
  public static let center = Self()
  public static let firstTextBaseline = Self()
}
public struct Alignment: Sendable {
  public static let center = Self()
}
public struct UnitPoint: Sendable {
  public static let center = Self()
}
public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let all = Set(rawValue: 15)
  }
}
public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
public enum ColorScheme: Sendable {
  case light, dark
}
public struct EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let subheadline = Font()
  public static let footnote = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public func weight(_ weight: Weight) -> Font { self }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public enum Weight { case semibold, bold }
  public enum Design { case serif, rounded }
  public enum TextStyle { case headline }
}

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Leaf {
  public enum RGBColorSpace: Sendable { case sRGB }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public func opacity(_ opacity: Double) -> Color { self }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
public struct StrokeStyle {
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .round, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
  public enum LineCap { case round }
  public enum LineJoin { case miter }
}
public protocol Shape: View {}
public struct Circle: Shape, Leaf {
  public init() {}
}
public struct TrimmedShape<Content: Shape>: Shape, Leaf {}
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: Leaf {}
extension Shape {
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> TrimmedShape<Self> { TrimmedShape() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { StrokeShapeView() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { StrokeShapeView() }
}

extension View {
  public func font(_ font: Font?) -> some View { Modified<Self>() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified<Self>() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified<Self>()
  }
  public func padding(_ length: CGFloat) -> some View { Modified<Self>() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified<Self>() }
  public func opacity(_ opacity: Double) -> some View { Modified<Self>() }
  public func tint(_ tint: Color?) -> some View { Modified<Self>() }
  public func lineLimit(_ number: Int?) -> some View { Modified<Self>() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Modified<Self>()
  }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Modified<Self>() }
}
