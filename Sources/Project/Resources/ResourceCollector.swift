import Foundation

/// Gathers the resources of a widget into its manifest.
enum ResourceCollector {
  static func collect(
    from listing: FolderListing, near sources: [String], within folders: [String]?,
    bundleIdentifier: String?
  ) -> (manifest: ResourceManifest, notes: [String]) {
    return (ResourceManifest(), [])
  }
}
