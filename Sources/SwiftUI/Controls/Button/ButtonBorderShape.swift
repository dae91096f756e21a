/// The shape around a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind

  /// A capsule, as on iOS 26.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline of the shape. Corners without a radius have one of 8 points: a choice of Islet.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    }
  }

  /// The shape made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: cornerRadius).inset(by: amount)
  }

  private nonisolated var cornerRadius: CGFloat {
    if case .roundedRectangle(let radius) = kind { return radius ?? 8 }
    return .greatestFiniteMagnitude
  }
}

extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }

  /// The shape around buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape around buttons with a border.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
