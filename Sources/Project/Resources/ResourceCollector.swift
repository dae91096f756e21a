import Foundation

/// Gathers the resources of a widget into its manifest.
///
/// Where two catalogues have a set of the same name, that of the widget's own target wins, then the
/// one nearest to the widget's source; a
/// catalogue's image wins over a loose file. Of loose images only those are taken whose names the
/// source spells: a repository holds many that no bundle does.
enum ResourceCollector {
  /// How source may speak of an asset.
  struct Mentions {
    /// String literals.
    var literals: Set<String>
    /// Names after a dot where an image or a colour is meant.
    var members: Set<String>

    func contains(_ asset: String) -> Bool {
      if literals.contains(asset) { return true }
      let last = asset.split(separator: "/").last.map(String.init) ?? asset
      return ["Image", "Color"].contains { kind in
        AssetIdentifier.member(last, kind: kind).map(members.contains) ?? false
      }
    }
  }

  static func collect(
    from listing: FolderListing, near sources: [String], within folders: [String]?,
    first isPreferred: (String) -> Bool = { _ in false }, mentioned: Mentions,
    bundleIdentifier: String?, developmentLanguage: String? = nil
  ) -> (manifest: ResourceManifest, notes: [String]) {
    var manifest = ResourceManifest()
    var notes: [String] = []
    manifest.bundleIdentifier = bundleIdentifier
    let nearest = sources.first ?? ""
    func isWithin(_ path: String) -> Bool {
      folders?.contains { path.hasPrefix($0 + "/") } ?? true
    }
    func byDistance(_ paths: [String]) -> [String] {
      let sorted = paths.filter(isWithin)
        .map { (path: $0, distance: Distance(from: nearest, to: $0)) }
        .sorted { $0.distance < $1.distance }.map(\.path)
      return sorted.filter(isPreferred) + sorted.filter { !isPreferred($0) }
    }
    func absolute(_ path: String) -> String { listing.root.appendingPathComponent(path).path }

    for path in byDistance(listing.catalogs) {
      let catalog = AssetCatalog(at: listing.root.appendingPathComponent(path), shown: path)
      manifest.images.merge(catalog.images) { first, _ in first }
      // A set without a colour gives way to one that has it.
      manifest.colors.merge(catalog.colors) { $0 == ResourceManifest.ColorEntry() ? $1 : $0 }
      notes += catalog.notes.filter { $0.asset.map(mentioned.contains) ?? true }.map(\.text)
    }

    var loose: [String: ResourceManifest.ImageEntry] = [:]
    var folders: Set<String> = []
    for path in byDistance(listing.images.map(\.path)) {
      let image = LooseImage(path: path)
      guard mentioned.contains(image.name) || mentioned.contains(image.fileName) else { continue }
      let variant = ResourceManifest.ImageVariant(
        path: absolute(path), scale: image.scale, idiom: image.idiom)
      folders.insert(absolute(String(path.folder)))
      for name in [image.name, image.fileName] {
        loose[name, default: ResourceManifest.ImageEntry(variants: [])].variants.append(variant)
      }
    }
    manifest.images.merge(loose) { first, _ in first }
    manifest.fonts = byDistance(listing.fonts.map(\.path)).map(absolute)
    manifest.strings = StringsFiles.inOrder(listing.strings.map(\.path), nearest: nearest)
      .map(absolute)
    manifest.developmentLanguage =
      developmentLanguage ?? StringsFiles.sourceLanguage(ofFirstIn: manifest.strings)
    manifest.folders = folders.sorted()
    return (manifest, notes)
  }
}

/// An image file outside of any catalogue, named as Apple's bundles name them: `logo@2x~ipad.png`.
struct LooseImage: Equatable {
  /// What source calls it, `logo`.
  var name: String
  /// With its extension, which source may write too: `logo.png`.
  var fileName: String
  /// 1, 2 or 3; 0 for a vector, which serves any scale.
  var scale: Double
  var idiom: String

  init(path: String) {
    let file = (path as NSString).lastPathComponent
    let kind = (file as NSString).pathExtension
    var stem = (file as NSString).deletingPathExtension
    idiom = "universal"
    for device in ["iphone", "ipad", "mac", "watch"] where stem.hasSuffix("~\(device)") {
      idiom = device
      stem.removeLast(device.count + 1)
    }
    scale = ["svg", "pdf"].contains(kind.lowercased()) ? 0 : 1
    for factor in [2, 3] where stem.hasSuffix("@\(factor)x") {
      scale = Double(factor)
      stem.removeLast(3)
    }
    name = stem
    fileName = "\(stem).\(kind)"
  }
}
