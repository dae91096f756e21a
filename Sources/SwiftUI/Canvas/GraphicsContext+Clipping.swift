import Drawing

extension GraphicsContext {
  /// How a clip works. Apple's interface.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies inside is cut away.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Cuts what is drawn from now on to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform).outline
    guard options.contains(.inverse) else {
      effects.append(.clip(outline, style.rule))
      return
    }
    outline.elements += Outline.rectangle(CGRect(origin: .zero, size: bounds)).elements
    effects.append(.clip(outline, .evenOdd))
  }

  /// Shows what is drawn from now on where a layer has opacity.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = onMainActor { $0.layer() }
    var context = GraphicsContext(recorder: layer, bounds: bounds)
    context.transform = transform
    try content(&context)
    let items = MainActor.assumeIsolated { layer.items }
    effects.append(.mask(opacity < 1 ? [.group(.opacity(max(opacity, 0)), items)] : items))
  }
}
