import Drawing

extension Color {
  /// A colour whose components are known.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The components without gamma; 0 to 1, or outside in extended ranges.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 transparent, 1 opaque.
    public var opacity: Float

    /// Makes a colour of components from 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        colorSpace.sRGB(
          red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
    }

    package init(_ color: RGBA) {
      linearRed = Float(LinearRGB.linear(color.red))
      linearGreen = Float(LinearRGB.linear(color.green))
      linearBlue = Float(LinearRGB.linear(color.blue))
      opacity = Float(color.alpha)
    }

    /// The sRGB component of red.
    public var red: Float {
      get { Float(LinearRGB.gamma(Double(linearRed))) }
      set { linearRed = Float(LinearRGB.linear(Double(newValue))) }
    }

    /// The sRGB component of green.
    public var green: Float {
      get { Float(LinearRGB.gamma(Double(linearGreen))) }
      set { linearGreen = Float(LinearRGB.linear(Double(newValue))) }
    }

    /// The sRGB component of blue.
    public var blue: Float {
      get { Float(LinearRGB.gamma(Double(linearBlue))) }
      set { linearBlue = Float(LinearRGB.linear(Double(newValue))) }
    }

    /// The components as two hexadecimal digits each.
    public var description: String { rgba.hexadecimal }

    package var rgba: RGBA {
      RGBA(
        red: LinearRGB.gamma(Double(linearRed)), green: LinearRGB.gamma(Double(linearGreen)),
        blue: LinearRGB.gamma(Double(linearBlue)), alpha: Double(opacity))
    }
  }

  /// Makes a colour of known components.
  public init(_ resolved: Resolved) { self.init(resolved.rgba) }

  /// The components of this colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(rgba)
  }
}
