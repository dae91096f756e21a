/// The Swift that Xcode generates for the names in asset catalogues.
struct AssetSymbols {
  init(of manifest: ResourceManifest) {}
  var source: String? { nil }
}
