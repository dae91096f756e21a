import Foundation

/// The projects below a folder that is none itself, such as one in which somebody keeps all apps.
package enum ProjectFolders {
  /// The folders of the projects with a Live Activity below a path, sorted; the path itself where it
  /// is one project.
  ///
  /// A choice of Islet: a project is a folder with an `.xcodeproj`, or with `Widget` beside `App` or
  /// `Shared`. The path is several projects when it is none itself, when two or more lie below, and
  /// when no Swift file lies outside of them, for that one might belong to all.
  ///
  /// - Parameter activity: Only projects that declare this attributes type, if there are some.
  package static func projects(
    at path: String, activity: String? = nil, kits: KitsLocation? = nil, cache: CacheFolder? = nil
  ) -> [String] {
    let url = URL(fileURLWithPath: path)
    guard let listing = try? FolderListing(root: url.standardizedFileURL) else { return [path] }
    let folders = folders(in: listing)
    guard folders.count > 1 else { return [path] }
    let separator = path.hasSuffix("/") ? "" : "/"
    let projects = folders.map { path + separator + $0 }
    guard let name = activity?.split(separator: ".").last else { return projects }
    let declaring = projects.filter { project in
      let found = try? WidgetSources.find(
        at: URL(fileURLWithPath: project), kits: kits, cache: cache)
      return found?.activities.contains {
        $0.attributesType.split(separator: ".").last == name
      } ?? false
    }
    return declaring.isEmpty ? [path] : declaring
  }

  /// Relative paths of the projects in which a Live Activity is mentioned; empty where the files are
  /// not told apart by them.
  static func folders(in listing: FolderListing) -> [String] {
    let roots = roots(in: listing)
    guard roots.count > 1, !roots.contains("") else { return [] }
    var activities: Set<String> = []
    for file in listing.swift {
      guard let root = roots.first(where: { file.path.hasPrefix($0 + "/") }) else { return [] }
      guard !activities.contains(root), file.size <= SourceSet.fileLimit,
        let bytes = try? SourceSet.bytes(
          at: listing.root.appendingPathComponent(file.path), shown: file.path)
      else { continue }
      if bytes.contains(text: "ActivityConfiguration") { activities.insert(root) }
    }
    return activities.sorted()
  }

  /// The topmost folders that look like a project.
  private static func roots(in listing: FolderListing) -> [String] {
    var found: Set<String> = []
    for project in listing.xcodeProjects {
      found.insert(String(String(project.path.folder).folder))
    }
    var layouts: [String: Set<String>] = [:]
    for file in listing.swift {
      let parts = file.path.split(separator: "/").dropLast()
      for (depth, part) in parts.enumerated() {
        let name = part.lowercased()
        guard ["widget", "app", "shared"].contains(name) else { continue }
        layouts[parts.prefix(depth).joined(separator: "/"), default: []].insert(name)
      }
    }
    for (folder, names) in layouts where names.contains("widget") && names.count > 1 {
      found.insert(folder)
    }
    return found.filter { folder in
      !found.contains { $0 != folder && ($0.isEmpty || folder.hasPrefix($0 + "/")) }
    }.sorted()
  }
}
