import Foundation

/// How an Xcode project builds: as the widget's target says, and where it says nothing or is not known,
/// as a light scan of all targets' settings tells.
struct XcodeSettings {
  /// `5` or `6`; projects that say nothing are compiled as Swift 5, Xcode's default.
  var languageMode = "5"
  var bundleIdentifier: String?
  /// The language the source is written in.
  var developmentLanguage: String?

  /// The most bytes of a project file that are read; a choice of Islet.
  private static let limit = 32 << 20

  init(of targets: WidgetTargets?, reading listing: FolderListing) {
    let texts = listing.xcodeProjects.filter { $0.size <= Self.limit }.compactMap { file in
      try? Data(contentsOf: listing.root.appendingPathComponent(file.path))
    }
    self.init(projects: texts.map { String(decoding: $0, as: UTF8.self) })
    if let version = targets?.settings.swiftVersion {
      languageMode = version.hasPrefix("6") ? "6" : "5"
    }
    if let identifier = targets?.settings.bundleIdentifier, !identifier.contains("$") {
      bundleIdentifier = identifier
    }
  }

  /// The settings in the texts of `project.pbxproj` files.
  init(projects: [String]) {
    var versions: [String: Int] = [:]
    var identifiers: Set<String> = []
    for text in projects {
      developmentLanguage =
        developmentLanguage ?? Self.values(of: "developmentRegion", in: text).first
      for value in Self.values(of: "SWIFT_VERSION", in: text) { versions[value, default: 0] += 1 }
      identifiers.formUnion(
        Self.values(of: "PRODUCT_BUNDLE_IDENTIFIER", in: text)
          .filter { !$0.contains("$") && !$0.contains("Tests") })
    }
    // Without targets the mode that most of them use is the best guess.
    let mode = versions.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    if mode?.hasPrefix("6") == true { languageMode = "6" }
    // An extension's identifier begins with its app's.
    let extensions = identifiers.filter { one in identifiers.contains { one.hasPrefix($0 + ".") } }
    bundleIdentifier = extensions.min() ?? identifiers.min()
  }

  /// The values of `NAME = value;`.
  static func values(of name: String, in text: String) -> [String] {
    var values: [String] = []
    var rest = text[...]
    while let found = rest.range(of: name + " = ") {
      let value = rest[found.upperBound...].prefix { $0 != ";" && $0 != "\n" }
      values.append(value.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")))
      rest = rest[value.endIndex...]
    }
    return values
  }
}
