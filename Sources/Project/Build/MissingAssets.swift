import Foundation

/// Names of assets that the source uses and a folder without an asset catalogue cannot have.
///
/// Xcode makes Swift of the names in catalogues, so that `Color(.brand)` compiles. A folder that holds
/// a part of a project may lack the catalogue; then a name that the compiler does not find is taken
/// to be one of it, and the picture is drawn without the asset, with a warning.
struct MissingAssets: Equatable {
  private(set) var colors: Set<String> = []
  private(set) var images: Set<String> = []

  var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  /// The names that these errors speak of.
  init(in errors: [CompilerDiagnostic]) {
    for error in errors {
      let names = Self.quoted(in: error.message)
      if error.message.hasPrefix("type '"), error.message.contains("has no member"),
        names.count == 2
      {
        switch names[0].replacingOccurrences(of: "?", with: "") {
        case "Color", "UIColor", "ColorResource", "ShapeStyle": colors.insert(names[1])
        case "UIImage", "ImageResource": images.insert(names[1])
        default: break
        }
      } else if error.message.hasPrefix("reference to member"), let name = names.first {
        let line = error.excerpt.first ?? ""
        if Self.line(line, makes: ["Color", "UIColor"], of: name) { colors.insert(name) }
        if Self.line(line, makes: ["Image", "UIImage"], of: name) { images.insert(name) }
      }
    }
  }

  /// The names of which source makes colours and images and that it does not declare:
  /// `Color(.brand)`. Inside closures of closures the compiler often complains about something else.
  init(usedIn files: [String]) {
    let declared = files.reduce(into: Set<String>()) { names, text in
      for match in text.matches(of: /static\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    let known = declared.union(AssetSymbols.systemColors).union(AssetSymbols.systemUIColors)
    for text in files {
      for match in text.matches(of: /\b(?:UI)?Color\((?:resource:\s*)?\.([a-z]\w*)\)/) {
        colors.insert(String(match.1))
      }
      for match in text.matches(of: /\b(?:UI)?Image\((?:resource:\s*)?\.([a-z]\w*)\)/) {
        images.insert(String(match.1))
      }
    }
    colors.subtract(known)
    images.subtract(declared)
  }

  /// Adds the names of a later attempt.
  mutating func formUnion(_ other: MissingAssets) {
    colors.formUnion(other.colors)
    images.formUnion(other.images)
  }

  /// Swift that declares the names.
  var source: String {
    var text = "import SwiftUI\n"
    func members(_ names: Set<String>, _ make: (String, String) -> String) -> String {
      names.sorted().map { "  " + make(AssetIdentifier.escaped($0), $0) + "\n" }.joined()
    }
    if !colors.isEmpty {
      let resources = members(colors) {
        "static let \($0) = ColorResource(name: \"\($1)\", bundle: .main)"
      }
      let swiftUI = members(colors) { name, _ in
        "static var \(name): SwiftUI.Color { SwiftUI.Color(ColorResource.\(name)) }"
      }
      let uiKit = members(colors) { name, _ in
        "static var \(name): SwiftUI.UIColor { SwiftUI.UIColor(resource: ColorResource.\(name)) }"
      }
      text += "\nextension ColorResource {\n\(resources)}\n"
      text += "\nextension SwiftUI.Color {\n\(swiftUI)}\n"
      text += "\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n\(swiftUI)}\n"
      text += "\nextension SwiftUI.UIColor {\n\(uiKit)}\n"
    }
    if !images.isEmpty {
      let resources = members(images) {
        "static let \($0) = ImageResource(name: \"\($1)\", bundle: .main)"
      }
      let uiKit = members(images) { name, _ in
        "static var \(name): SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.\(name)) }"
      }
      text += "\nextension ImageResource {\n\(resources)}\n"
      text += "\nextension SwiftUI.UIImage {\n\(uiKit)}\n"
    }
    return text
  }

  /// What a person should know.
  var warning: CompilerDiagnostic {
    let names = (colors.union(images)).sorted().map { "“\($0)”" }.joined(separator: ", ")
    return CompilerDiagnostic(
      severity: .warning,
      message: "The folder has no asset catalogue, so these names stand for assets that are not"
        + " drawn: \(names). Draw the whole project's folder to see them.")
  }

  /// The words between single quotes.
  private static func quoted(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Whether a line makes a value of one of the types with the name: `Color(.brand)`.
  private static func line(_ line: String, makes types: [String], of name: String) -> Bool {
    types.contains { type in
      ["(.\(name)", "(resource: .\(name)"].contains { call in
        var rest = line[...]
        while let found = rest.range(of: type + call) {
          let before = line[..<found.lowerBound].last
          let after = line[found.upperBound...].first
          if before.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true,
            after.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true
          {
            return true
          }
          rest = line[found.upperBound...]
        }
        return false
      }
    }
  }
}
