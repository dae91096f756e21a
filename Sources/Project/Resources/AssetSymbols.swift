/// The Swift that Xcode generates for the names in asset catalogues, as far as the source uses it:
/// `ImageResource.logo`, `ColorResource.brand`, `Color.brand`, `.brand` as a shape style,
/// `UIColor.brand` and `UIImage.logo`.
struct AssetSymbols {
  private(set) var source: String?

  /// Names of the system that a colour of the catalogue does not take, as in Xcode.
  static let systemColors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground",
    "gray", "green", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple",
    "quaternary", "quinary", "red", "secondary", "selection", "separator", "shadow", "teal",
    "tertiary", "tint", "ultraThinMaterial", "white", "windowBackground", "yellow",
  ]

  /// Names of UIKit's colours that one of the catalogue does not take.
  static let systemUIColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "red", "secondaryLabel", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tintColor",
    "white", "yellow",
  ]

  /// - Parameters:
  ///   - used: names that the source uses as members.
  ///   - declared: names that extensions in the source declare, by the extended type.
  init(of manifest: ResourceManifest, used: Set<String>, declared: [String: Set<String>]) {
    let images = Tree(
      assets: manifest.images.keys, kind: "Image", used: used,
      declared: declared["ImageResource"] ?? [])
    let colors = Tree(
      assets: manifest.colors.keys, kind: "Color", used: used,
      declared: declared["ColorResource"] ?? [])
    guard !images.isEmpty || !colors.isEmpty else { return }
    var text = "import SwiftUI\n"
    if !images.isEmpty {
      text += "\nextension ImageResource {\n\(images.text(of: "ImageResource", indent: "  "))}\n"
      let members = images.extensionText(
        making: "SwiftUI.UIImage", of: "resource: ImageResource",
        leavingOut: declared["UIImage"] ?? [], indent: "  ")
      if !members.isEmpty { text += "\nextension SwiftUI.UIImage {\n\(members)}\n" }
    }
    if !colors.isEmpty {
      text += "\nextension ColorResource {\n\(colors.text(of: "ColorResource", indent: "  "))}\n"
      let taken = Self.systemColors.union(declared["Color"] ?? [])
        .union(declared["ShapeStyle"] ?? [])
      let members = colors.extensionText(
        making: "SwiftUI.Color", of: "ColorResource", leavingOut: taken, indent: "  ")
      if !members.isEmpty {
        text += "\nextension SwiftUI.Color {\n\(members)}\n"
        text += "\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n\(members)}\n"
      }
      let uiMembers = colors.extensionText(
        making: "SwiftUI.UIColor", of: "resource: ColorResource",
        leavingOut: Self.systemUIColors.union(declared["UIColor"] ?? []), indent: "  ")
      if !uiMembers.isEmpty { text += "\nextension SwiftUI.UIColor {\n\(uiMembers)}\n" }
    }
    source = text
  }

  /// Identifiers within one namespace, and the namespaces within it.
  private struct Tree {
    /// Asset names by identifier.
    var members: [String: String] = [:]
    var namespaces: [String: Tree] = [:]
    /// Identifiers that lead here, with dots.
    var prefix = ""

    var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

    init() {}

    init(
      assets: some Collection<String>, kind: String, used: Set<String>, declared: Set<String>
    ) {
      for asset in assets.sorted() {
        var parts = asset.split(separator: "/").map(String.init)
        guard let last = parts.popLast(),
          let identifier = AssetIdentifier.member(last, kind: kind), used.contains(identifier),
          !parts.isEmpty || !declared.contains(identifier)
        else { continue }
        insert(asset, identifier: identifier, folders: parts.compactMap(AssetIdentifier.namespace))
      }
    }

    /// The first of two assets with the same identifier keeps it.
    private mutating func insert(_ asset: String, identifier: String, folders: [String]) {
      guard let folder = folders.first else {
        members[identifier] = members[identifier] ?? asset
        return
      }
      var tree = namespaces[folder] ?? Tree()
      tree.prefix = prefix + folder + "."
      tree.insert(asset, identifier: identifier, folders: Array(folders.dropFirst()))
      namespaces[folder] = tree
    }

    /// The static members that make a resource of each asset.
    func text(of type: String, indent: String) -> String {
      var text = ""
      for (identifier, asset) in members.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)static let \(AssetIdentifier.escaped(identifier)) = "
        text += "\(type)(name: \(quoted(asset)), bundle: .main)\n"
      }
      for (name, tree) in namespaces.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)enum \(AssetIdentifier.escaped(name)) {\n"
        text += tree.text(of: type, indent: indent + "  ") + "\(indent)}\n"
      }
      return text
    }

    /// The static members that make a value of each resource.
    func extensionText(
      making type: String, of resource: String, leavingOut taken: Set<String>, indent: String
    ) -> String {
      var text = ""
      for identifier in members.keys.sorted() where !taken.contains(identifier) {
        let name = AssetIdentifier.escaped(identifier)
        text += "\(indent)static var \(name): \(type) { "
        text += "\(type)(\(resource).\(prefix)\(name)) }\n"
      }
      for (name, tree) in namespaces.sorted(by: { $0.key < $1.key }) {
        let inner = tree.extensionText(
          making: type, of: resource, leavingOut: [], indent: indent + "  ")
        text += "\(indent)enum \(AssetIdentifier.escaped(name)) {\n\(inner)\(indent)}\n"
      }
      return text
    }

    private func quoted(_ name: String) -> String {
      let escaped = name.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
      return "\"\(String(escaped))\""
    }
  }
}
