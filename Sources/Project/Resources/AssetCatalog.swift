import Foundation

/// The image and colour sets of one `*.xcassets` folder.
///
/// The format is that of Apple's Asset Catalog Format Reference; what cannot be used becomes a note.
struct AssetCatalog {
  private(set) var images: [String: ResourceManifest.ImageEntry] = [:]
  private(set) var colors: [String: ResourceManifest.ColorEntry] = [:]
  /// What cannot be used, by the name of the asset; nil for what concerns the catalogue.
  private(set) var notes: [Note] = []

  struct Note: Equatable {
    var asset: String?
    /// Complete sentences.
    var text: String
  }

  private let root: URL
  /// The catalogue's path as it is shown.
  private let shown: String

  init(at url: URL, shown: String) {
    root = url
    self.shown = shown
    read(folder: url, relative: "", namespace: "", depth: 0)
  }

  /// Folders in a catalogue that are passed by without a word: nothing that a widget draws.
  private static let ignored: Set<String> = [
    "appiconset", "brandassets", "complicationset", "cubetextureset", "gcdashboardimage",
    "gcleaderboard", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "sticker", "stickerpack", "stickersequence", "textureset", "arresourcegroup",
    "arreferenceimage", "dataset",
  ]

  private mutating func read(folder: URL, relative: String, namespace: String, depth: Int) {
    guard depth < 32,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let path = relative.isEmpty ? name : "\(relative)/\(name)"
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": readImageSet(inner, name: namespace + stem, path: path)
      case "colorset": readColorSet(inner, name: namespace + stem, path: path)
      case "symbolset":
        note(
          namespace + stem,
          "The symbol set \(namespace + stem) in \(shown)/\(path) is not supported: its symbol is"
            + " not drawn. Use an image set or one of the system's symbols.")
      case let kind where Self.ignored.contains(kind): break
      default:
        let provides = contents(Folder.self, of: inner, path: path, asset: nil)?
          .properties?.providesNamespace
        read(
          folder: inner, relative: path,
          namespace: provides == true ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      }
    }
  }

  /// Decodes a `Contents.json`, or notes why it does not.
  private mutating func contents<Value: Decodable>(
    _ type: Value.Type, of folder: URL, path: String, asset: String?
  ) -> Value? {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: url) else {
      if asset != nil {
        note(
          asset,
          "\(shown)/\(path) has no Contents.json that can be read, so it is left out."
            + " Open the catalogue in Xcode and save it again.")
      }
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      note(
        asset,
        "\(shown)/\(path)/Contents.json is not what an asset catalogue holds, so it is left out."
          + " Open the catalogue in Xcode and save it again.")
      return nil
    }
  }

  private mutating func note(_ asset: String?, _ text: String) {
    notes.append(Note(asset: asset, text: text))
  }

  // MARK: Images

  private mutating func readImageSet(_ folder: URL, name: String, path: String) {
    guard let set = contents(ImageSet.self, of: folder, path: path, asset: name) else { return }
    var variants: [ResourceManifest.ImageVariant] = []
    var missing: [String] = []
    for image in set.images ?? [] {
      guard let file = image.filename, !file.isEmpty else { continue }
      // High contrast and the like are variants of the same appearance; Islet shows the plain one.
      let appearances = image.appearances ?? []
      if appearances.contains(where: { $0.appearance != "luminosity" }) { continue }
      let url = folder.appendingPathComponent(file)
      guard FileManager.default.isReadableFile(atPath: url.path) else {
        missing.append(file)
        continue
      }
      variants.append(
        ResourceManifest.ImageVariant(
          path: url.path, scale: image.scaleFactor,
          dark: appearances.contains { $0.value == "dark" },
          idiom: image.idiom ?? "universal"))
    }
    if !missing.isEmpty {
      let them = missing.count == 1 ? "which is not there" : "which are not there"
      note(
        name,
        "The image set \(name) in \(shown) names \(missing.joined(separator: ", ")), \(them)."
          + " Put the files into \(shown)/\(path), or take the names out.")
    }
    if variants.isEmpty, !(set.images ?? []).contains(where: { $0.filename != nil }) {
      note(
        name,
        "The image set \(name) in \(shown) holds no image, so nothing is drawn for it."
          + " Add a file to \(shown)/\(path).")
    }
    let intent = set.properties?.renderingIntent
    images[name] = ResourceManifest.ImageEntry(
      template: intent == "template" ? true : intent == "original" ? false : nil,
      variants: variants)
  }

  private struct ImageSet: Decodable {
    var images: [Image]?
    var properties: Properties?

    struct Properties: Decodable {
      var renderingIntent: String?
      enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
    }

    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?

      /// 0 where the set says no scale: the image serves any.
      var scaleFactor: Double {
        scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 0
      }
    }
  }

  // MARK: Colours

  private mutating func readColorSet(_ folder: URL, name: String, path: String) {
    guard let set = contents(ColorSet.self, of: folder, path: path, asset: name) else { return }
    var entry = ResourceManifest.ColorEntry()
    for variant in set.colors ?? [] {
      guard let color = variant.color else { continue }
      let appearances = variant.appearances ?? []
      if appearances.contains(where: { $0.appearance != "luminosity" }) { continue }
      // A universal colour wins over one for a certain device, except the phone's.
      let idiom = variant.idiom ?? "universal"
      guard idiom == "universal" || idiom == "iphone" else { continue }
      if let reference = color.reference {
        entry.system = reference
        continue
      }
      guard let components = AssetColor.components(color) else {
        note(
          name,
          "The colour set \(name) in \(shown) has components that are no numbers."
            + " Correct \(shown)/\(path)/Contents.json.")
        continue
      }
      if appearances.contains(where: { $0.value == "dark" }) {
        entry.dark = components
      } else if appearances.isEmpty || entry.light == nil {
        entry.light = components
      }
    }
    // A set without a colour is no mistake: Xcode's templates have such an AccentColor, which stands
    // for the system's, and such a WidgetBackground. Source may name it all the same.
    colors[name] = entry
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String?
  }

  private struct ColorSet: Decodable {
    var colors: [Variant]?
    struct Variant: Decodable {
      var color: AssetColor?
      var idiom: String?
      var appearances: [Appearance]?
    }
  }

  private struct Folder: Decodable {
    var properties: Properties?
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
  }
}
