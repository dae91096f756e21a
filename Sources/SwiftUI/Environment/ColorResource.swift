import Foundation

/// The name of a colour in an asset catalogue, as generated symbols give it.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  /// Foundation's bundles may be used from any thread. Islet builds one catalogue a widget, so the
  /// bundle is only carried along.
  let bundle: Bundle

  /// Makes the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension ColorResource: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.resolve(Color(self))
  }
}

extension Color {
  /// Makes a colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.named(resource.name)) }
}
