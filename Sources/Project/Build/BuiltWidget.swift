import Foundation

/// A widget that can be started.
package struct BuiltWidget: Sendable {
  package var executable: URL
  /// The JSON of the widget's `ResourceManifest`.
  package var manifest: URL
  /// The library of the kits, which the process loads before Foundation.
  package var kits: URL
  /// What the compiler warned of when it was built.
  package var warnings: [CompilerDiagnostic]
  /// Whether it was compiled now and not taken from the cache.
  package var isFresh: Bool
  /// Complete sentences about what was left out for the widget to compile.
  package var notes: [String] = []
  /// Turns paths of backtraces into the user's.
  package var paths: PathDisplay

  /// Starts the widget. Settings without a manifest get the widget's own.
  package func start(
    _ settings: WidgetProcess.Settings = WidgetProcess.Settings()
  ) throws(WidgetFailure) -> WidgetProcess {
    var settings = settings
    settings.manifest = settings.manifest ?? manifest
    // Its `Locale.current` and its kin stand in front of Foundation's.
    settings.environment["LD_PRELOAD"] = kits.path
    let paths = paths
    return try WidgetProcess(executable: executable, settings: settings) { paths.userPath($0) }
  }
}
