import Drawing

extension GraphicsContext {
  /// What a canvas fills and strokes with. Apple's interface.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case style(any ShapeStyle)
      case foreground
      case linear(Gradient, start: CGPoint, end: CGPoint)
      case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    let source: Source

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(source: .foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }

    /// A colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of grey, 0 black and 1 white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style, fitted to what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(style))
    }

    /// A gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(source: .linear(gradient, start: startPoint, end: endPoint))
    }

    /// A gradient around a point of the canvas, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        source: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient that turns around a point of the canvas, from an angle clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(source: .conic(gradient, center: center, angle: angle))
    }

    /// Draws with the shading, with the shadows and the blend mode of its style.
    @MainActor
    func items(
      in bounds: CGRect, environment: EnvironmentValues, draw: (Paint) -> [DisplayItem]
    ) -> [DisplayItem] {
      switch source {
      case .style(let style):
        environment.resolve(style).level(0).items(in: bounds, draw: draw)
      case .foreground: environment.foreground.level(0).items(in: bounds, draw: draw)
      case .linear(let gradient, let start, let end):
        draw(
          .linear(stops: Self.stops(of: gradient, in: environment), start: start, end: end))
      case .radial(let gradient, let center, let startRadius, let endRadius):
        draw(
          .radial(
            stops: Self.stops(of: gradient, in: environment), center: center,
            startRadius: startRadius, endRadius: endRadius))
      case .conic(let gradient, let center, let angle):
        draw(
          .angular(
            stops: Self.stops(of: gradient, in: environment), center: center,
            startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
      }
    }

    private static func stops(
      of gradient: Gradient, in environment: EnvironmentValues
    ) -> [GradientStop] {
      AnyGradient(gradient).stops(in: environment)
    }
  }
}
