/// How a symbol gets its colours.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// One colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One colour in different opacities.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The levels of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

  /// How symbols get their colours; nil is one colour, or a palette where the foreground has
  /// several styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

extension View {
  /// Says how symbols get their colours.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
