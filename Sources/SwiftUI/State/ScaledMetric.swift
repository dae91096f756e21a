/// A length that grows with the size of text that the person prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let initial: Value
  private let style: Font.TextStyle
  private var factor: CGFloat = 1

  /// Grows as a text style does. The value is that for the size `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    initial = wrappedValue
    style = textStyle
  }

  /// Grows as body text does. The value is that for the size `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length for the present size of text.
  ///
  /// It grows as the font size of the style does, which is a choice of Islet.
  public var wrappedValue: Value { initial * Value(factor) }
}

extension ScaledMetric: ComparableInput {
  package func isSameInput(as other: Self) -> Bool {
    initial == other.initial && style == other.style
  }
}

extension ScaledMetric: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let size = style.size(for: context.environment.dynamicTypeSize)
    factor = size / style.size(for: .large)
    context.depend(on: factor)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
