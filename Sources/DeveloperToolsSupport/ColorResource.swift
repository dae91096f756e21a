import Foundation

/// The name of a colour in an asset catalogue, as generated symbols give it.
public struct ColorResource: Hashable, @unchecked Sendable {
  package let name: String
  /// Foundation's bundles may be used from any thread. Islet builds one catalogue a widget, so the
  /// bundle is only carried along.
  package let bundle: Bundle

  /// Makes the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
