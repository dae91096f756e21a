/// The forms of a symbol: filled, in a shape, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  enum Container: String, Hashable, Sendable { case circle, square, rectangle }

  var container: Container?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(container: .circle)
  /// In a square.
  public static let square = SymbolVariants(container: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(container: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// In a circle, besides.
  public var circle: SymbolVariants { with { $0.container = .circle } }
  /// In a square, besides.
  public var square: SymbolVariants { with { $0.container = .square } }
  /// In a rectangle, besides.
  public var rectangle: SymbolVariants { with { $0.container = .rectangle } }
  /// Filled, besides.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// Crossed out, besides.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether these forms include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.container == nil || other.container == container)
      && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The name of a symbol in these forms: base, slash, shape, fill, each once.
  func name(of base: String) -> String {
    var parts = base.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var isFilled = isFilled
    if parts.count > 1, parts.last == "fill" {
      parts.removeLast()
      isFilled = true
    }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let container, !parts.dropFirst().contains(container.rawValue) {
      parts.append(container.rawValue)
    }
    if isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

  /// The forms that symbols take, where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a form that symbols take, where they have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { values in
      var variants = values.symbolVariants
      variants.container = variant.container ?? variants.container
      variants.isFilled = variants.isFilled || variant.isFilled
      variants.isSlashed = variants.isSlashed || variant.isSlashed
      values.symbolVariants = variant == .none ? .none : variants
    }
  }
}
