import Drawing

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static let defaultValue: StyleLayer? = nil }

  var tintLayer: StyleLayer? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of what can be tapped or measures something: the accent colour, until a modifier
  /// sets another.
  package var tint: ResolvedStyle {
    guard let layer = tintLayer else { return ResolvedStyle(accentColor) }
    var outside = self
    outside.tintLayer = layer.outer
    return layer.resolved(in: outside)
  }

  /// Whether a modifier set a tint.
  package var hasTint: Bool { tintLayer != nil }

  /// What tinted things are filled with.
  ///
  /// - Parameter bounds: The area that gradients are fitted to, in points of the presentation.
  package func tintPaint(in bounds: CGRect) -> Paint { tint.paint(in: bounds) }

  /// The `AccentColor` of the project's asset catalogue, or blue.
  package var accentColor: RGBA {
    resources.color(named: "AccentColor", in: self) ?? SystemColor.blue.rgba(in: self)
  }
}

/// The tint around a view.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Makes the style.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tint
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint around a view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the style of controls, links and progress; nil brings back the standard one.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment { values in
      values.tintLayer = tint.map { StyleLayer([$0], outer: values.tintLayer) }
    }
  }

  /// Sets the colour of controls, links and progress; nil brings back the standard one.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment { values in
      values.tintLayer = tint.map { StyleLayer([$0], outer: values.tintLayer) }
    }
  }

  /// Sets the colour of controls, links and progress; nil brings back the standard one.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    changingEnvironment { values in
      values.tintLayer = accentColor.map { StyleLayer([$0], outer: values.tintLayer) }
    }
  }
}
