import Drawing
import Foundation

/// The images and colours of a widget's asset catalogues.
package struct Resources: Sendable {
  /// A file of an image, chosen for a display and an appearance.
  package struct ImageFile: Equatable, Sendable {
    package var reference: ImageReference
    /// Pixels a point; nil for vectors, whose size is in points.
    package var scale: CGFloat?
    /// Whether it is drawn in the foreground colour; nil leaves it to the view.
    package var isTemplate: Bool?

    package init(reference: ImageReference, scale: CGFloat?, isTemplate: Bool?) {
      self.reference = reference
      self.scale = scale
      self.isTemplate = isTemplate
    }
  }

  /// Whether a manifest was read, rather than none given.
  private var isRead = false
  private var images: [String: ResourceManifest.ImageEntry] = [:]
  private var colors: [String: ResourceManifest.ColorEntry] = [:]
  /// Paths of the font files that the widget brings along.
  package private(set) var fonts: [String] = []
  /// Told the names of colours that no catalogue holds. The accent colour is none of them: SwiftUI
  /// itself asks for it, and a project need not have one.
  package var unknownColors: NameRecorder?

  /// No images and no colours.
  package init() {}

  /// Reads the manifest that the builder wrote.
  ///
  /// - Parameter path: The manifest's file, as `ISLET_RESOURCES` names it.
  /// - Throws: `ResourcesError` when the file cannot be read or is no manifest.
  package init(manifestAt path: String) throws(ResourcesError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    try self.init(manifest: data, path: path)
  }

  /// Reads a manifest.
  ///
  /// - Parameter path: Where the bytes come from, for messages.
  /// - Throws: `ResourcesError` when the bytes are no manifest.
  package init(manifest data: Data, path: String) throws(ResourcesError) {
    let manifest: ResourceManifest
    do {
      manifest = try JSONDecoder().decode(ResourceManifest.self, from: data)
    } catch {
      throw .malformed(path: path, reason: String(describing: error))
    }
    guard manifest.version == ResourceManifest.supportedVersion else {
      throw .unsupportedVersion(path: path, version: manifest.version)
    }
    isRead = true
    images = manifest.images ?? [:]
    colors = manifest.colors ?? [:]
    fonts = manifest.fonts ?? []
  }

  /// The file of an image for a display and an appearance; nil for an unknown name.
  package func image(named name: String, isDark: Bool, displayScale: CGFloat) -> ImageFile? {
    guard let entry = images[name] else { return nil }
    let best = entry.variants.min { left, right in
      rank(left, isDark: isDark, displayScale: displayScale)
        < rank(right, isDark: isDark, displayScale: displayScale)
    }
    guard let best else { return nil }
    return ImageFile(
      reference: .file(best.path), scale: best.scale > 0 ? CGFloat(best.scale) : nil,
      isTemplate: entry.template)
  }

  /// How far a variant is from what is wanted: idiom first, then appearance, then scale. A larger
  /// scale than the display's is better than a smaller one.
  private func rank(
    _ variant: ResourceManifest.ImageVariant, isDark: Bool, displayScale: CGFloat
  ) -> (Int, Int, Double) {
    let idiom = ["iphone": 0, "universal": 1][variant.idiom ?? "universal"] ?? 2
    // A dark image in light appearance is worse than a light one in dark appearance.
    let appearance = (variant.dark ?? false) == isDark ? 0 : isDark ? 1 : 2
    let difference = variant.scale - Double(displayScale)
    let scale = variant.scale == 0 ? 0.5 : difference >= 0 ? difference : 10 - difference
    return (idiom, appearance, scale)
  }

  /// The components of a colour; nil for an unknown name.
  package func color(named name: String, isDark: Bool) -> RGBA? {
    guard let entry = colors[name] else {
      if name != "AccentColor" { unknownColors?.record(name) }
      return nil
    }
    if let system = entry.system, let color = SystemColor(catalogueName: system) {
      return color.rgba(dark: isDark)
    }
    return ((isDark ? entry.dark : nil) ?? entry.light ?? entry.dark)?.rgba
  }

  /// Whether a widget's folder has no catalogue at all, as one that holds a part of a project. Names
  /// are then taken to be those of a catalogue that is somewhere else: a choice of Islet.
  package var isWithoutCatalogue: Bool { isRead && images.isEmpty && colors.isEmpty }

  /// Whether a colour has this name.
  package func hasColor(named name: String) -> Bool { colors[name] != nil }

  /// Names of colours near to an unknown one.
  package func colorNames(near name: String) -> [String] {
    NearestNames.nearest(to: name, among: colors.keys)
  }

  /// Names of images near to an unknown one.
  package func imageNames(near name: String) -> [String] {
    NearestNames.nearest(to: name, among: images.keys)
  }
}

extension ResourceManifest.Components {
  var rgba: RGBA {
    let space: RGBSpace =
      switch self.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return space.sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension SystemColor {
  /// The colour that an asset catalogue names as UIKit does: `systemBlueColor`, `labelColor`.
  init?(catalogueName name: String) {
    var base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if base.hasPrefix("system"), base != "system" {
      base = String(base.dropFirst(6))
      base = base.prefix(1).lowercased() + base.dropFirst()
    }
    self.init(rawValue: base)
  }
}
