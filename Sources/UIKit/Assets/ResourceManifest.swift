import Foundation

/// The part of a widget's resource manifest, version 1, that views draw: images and colours. Keys
/// that this part does not name are left alone.
struct ResourceManifest: Decodable, Sendable {
  static let supportedVersion = 1

  let version: Int
  let images: [String: ImageEntry]?
  let colors: [String: ColorEntry]?
  /// Paths of font files.
  let fonts: [String]?

  struct ImageEntry: Decodable, Sendable {
    /// Whether the image is drawn in the foreground colour; nil leaves it to the view.
    let template: Bool?
    let variants: [ImageVariant]
  }

  struct ImageVariant: Decodable, Sendable {
    let path: String
    /// Pixels a point; 0 for any.
    let scale: Double
    let dark: Bool?
    let idiom: String?
  }

  struct ColorEntry: Decodable, Sendable {
    let light: Components?
    let dark: Components?
    /// A colour of the system that the set refers to, `systemBlue`.
    let system: String?
  }

  struct Components: Decodable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double
    let space: String
  }
}
