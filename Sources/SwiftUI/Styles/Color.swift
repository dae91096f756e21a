import Drawing

/// A colour, which may look different in light and dark appearance.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// The same primaries without gamma.
    case sRGBLinear
    /// The wide space of Apple's screens.
    case displayP3
  }

  let source: ColorSource

  init(_ source: ColorSource) { self.source = source }

  /// A colour of sRGB components.
  package init(_ color: RGBA) { source = .fixed(color) }

  /// A colour for each appearance.
  package init(_ color: AdaptiveColor) { source = .adaptive(color) }

  /// Makes a colour of components from 0 to 1. Components outside are kept, as in extended ranges.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.sRGB(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Makes a shade of grey, 0 black and 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Makes a colour of an asset catalogue. An unknown name draws nothing, as on a device.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Makes a colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.named(resource.name)) }

  /// The colour, less opaque by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// The colour in words.
  public var description: String { source.description }

  /// The sRGB components in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA { source.rgba(in: environment) }
}

extension Color: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(rgba(in: environment))
  }
}
