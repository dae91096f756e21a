import Foundation

/// Which strings files a widget sees.
///
/// Apple's extension has the files of its own target only. Without a project file nobody knows
/// which they are, and apps share theirs between targets; so all files of the folder are taken, those
/// nearest to the widget's source first, where two have the same key. A choice of Islet.
enum StringsFiles {
  /// Paths in the order in which they win. `InfoPlist` names the bundle and holds no texts of views.
  static func inOrder(_ paths: [String], nearest: String) -> [String] {
    paths.filter { name(of: $0) != "InfoPlist" }
      .map { (path: $0, distance: Distance(from: nearest, to: folder(of: $0) + "/-")) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }

  private static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The folder that a file belongs to; that of one language stands for the one around it.
  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
  }

  /// The most bytes of a catalogue that are read for its source language; a choice of Islet.
  private static let limit = 32 << 20

  /// The source language of the first string catalogue that says it.
  static func sourceLanguage(ofFirstIn paths: [String]) -> String? {
    struct Head: Decodable { var sourceLanguage: String }
    for path in paths where path.hasSuffix(".xcstrings") {
      guard let data = FileManager.default.contents(atPath: path), data.count <= limit else {
        continue
      }
      if let head = try? JSONDecoder().decode(Head.self, from: data) { return head.sourceLanguage }
    }
    return nil
  }
}
