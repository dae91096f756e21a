import Foundation

/// The resources of a widget as its process finds them.
///
/// The builder writes this value as JSON; the environment variable `ISLET_RESOURCES` names the
/// file. Schema, version 1 (absent keys are empty or nil):
///
/// ```json
/// {
///   "version": 1,
///   "bundleIdentifier": "com.example.app.widget",
///   "images": {
///     "folder/logo": {
///       "template": true,
///       "variants": [
///         {"path": "/absolute/logo@2x.png", "scale": 2, "dark": false, "idiom": "universal"}
///       ]
///     }
///   },
///   "colors": {
///     "brand": {
///       "light": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1, "space": "srgb"},
///       "dark": {"red": 1, "green": 0.6, "blue": 0.1, "alpha": 1, "space": "display-p3"},
///       "system": "systemBlue"
///     }
///   },
///   "fonts": ["/absolute/Brand.ttf"],
///   "strings": ["/absolute/en.lproj/Localizable.strings"],
///   "developmentLanguage": "en",
///   "folders": ["/absolute/Widget"]
/// }
/// ```
///
/// `scale` is 1, 2 or 3; 0 stands for any scale (vectors). Colour components lie between 0 and 1,
/// in extended spaces beyond. `dark` and `system` are absent where the catalogue has none; `system` names a colour of
/// the system that the set refers to instead of components.
package struct ResourceManifest: Codable, Equatable, Sendable {
  package static let currentVersion = 1

  package var version = Self.currentVersion
  package var bundleIdentifier: String?
  /// By name; names in folders that provide a namespace have the folder before a slash.
  package var images: [String: ImageEntry] = [:]
  package var colors: [String: ColorEntry] = [:]
  /// Paths of TrueType and OpenType files.
  package var fonts: [String] = []
  /// Paths of `.strings`, `.stringsdict` and `.xcstrings` files, the widget's own first; those of
  /// the app and of other targets follow.
  package var strings: [String] = []
  /// The language the source is written in; nil when the project does not say.
  package var developmentLanguage: String?
  /// Folders in which `Bundle.main` looks for loose files.
  package var folders: [String] = []

  package init() {}

  package struct ImageEntry: Codable, Equatable, Sendable {
    /// Whether the image is drawn in the foreground colour; nil leaves it to the view.
    package var template: Bool?
    package var variants: [ImageVariant]

    package init(template: Bool? = nil, variants: [ImageVariant]) {
      self.template = template
      self.variants = variants
    }
  }

  package struct ImageVariant: Codable, Equatable, Sendable {
    package var path: String
    /// Pixels a point: 1, 2, 3; 0 for any.
    package var scale: Double
    package var dark: Bool
    /// `universal`, `iphone`, `ipad`, `watch`, `mac`, …
    package var idiom: String

    package init(path: String, scale: Double, dark: Bool = false, idiom: String = "universal") {
      self.path = path
      self.scale = scale
      self.dark = dark
      self.idiom = idiom
    }
  }

  package struct ColorEntry: Codable, Equatable, Sendable {
    package var light: Components?
    package var dark: Components?
    /// A colour of the system that the set refers to, `systemBlue`.
    package var system: String?

    package init(light: Components? = nil, dark: Components? = nil, system: String? = nil) {
      self.light = light
      self.dark = dark
      self.system = system
    }
  }

  package struct Components: Codable, Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    /// `srgb`, `extended-srgb`, `display-p3`, `extended-linear-srgb`, `gray-gamma-22`, …
    package var space: String

    package init(
      red: Double, green: Double, blue: Double, alpha: Double = 1, space: String = "srgb"
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.space = space
    }
  }
}
