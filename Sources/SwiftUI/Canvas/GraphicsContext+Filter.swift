import Drawing

extension GraphicsContext {
  /// What is done to the pixels of what is drawn. Apple's interface.
  public struct Filter: Sendable {
    let effect: @Sendable (EnvironmentValues) -> GroupEffect

    private init(_ matrix: ColorMatrix) { effect = { _ in .colorMatrix(matrix) } }

    private init(_ effect: @escaping @Sendable (EnvironmentValues) -> GroupEffect) {
      self.effect = effect
    }

    /// Colours reach out by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter { _ in .blur(radius: radius) } }

    /// A shadow of a radius and an offset in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter {
        .shadow(color: color.rgba(in: $0), radius: radius, offset: CGSize(width: x, height: y))
      }
    }

    /// Multiplies with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(.multiply(color.rgba(in: $0))) }
    }

    /// Adds to all components.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Scales the distance from middle grey.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Scales the distance from grey; 0 is grey, 1 leaves colours as they are.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Takes colour away; 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// Turns the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// The brighter, the more opaque.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
  }

  /// Applies a filter to what is drawn from now on.
  public mutating func addFilter(_ filter: Filter) {
    effects.append(onMainActor { filter.effect($0.context.environment) })
  }
}
