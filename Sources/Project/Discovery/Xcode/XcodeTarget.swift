/// A target of an Xcode project, as far as it says which files it compiles and how.
struct XcodeTarget: Codable, Equatable, Sendable {
  var name: String
  /// The path of the project's file.
  var project: String
  /// `com.apple.product-type.app-extension`.
  var productType: String
  /// Files of the phase that compiles, relative to the listed folder.
  var sources: Set<String> = []
  /// Files and catalogues of the phase that copies resources.
  var resources: Set<String> = []
  /// Folders of which everything belongs to the target, but for what is excepted.
  var folders: [Folder] = []
  var settings = Settings()

  struct Folder: Codable, Equatable, Sendable {
    /// What paths of its files begin with, a slash at the end; empty for the listed folder.
    var prefix: String
    /// Files and folders below, as whole paths.
    var exceptions: [String]

    init(path: String, exceptions: [String] = []) {
      prefix = path.isEmpty ? "" : path + "/"
      self.exceptions = exceptions
    }

    func contains(_ file: String) -> Bool {
      file.hasPrefix(prefix)
        && !exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
  }

  /// Settings of the configuration for debugging, the project's beneath the target's.
  struct Settings: Codable, Equatable, Sendable {
    var swiftVersion: String?
    var bundleIdentifier: String?
    var bridgingHeader: String?
    /// Flags of conditional compilation.
    var flags: [String] = []
  }

  /// What a widget is built as.
  var isExtension: Bool { productType.hasPrefix("com.apple.product-type.app-extension") }

  /// Whether others import the product instead of compiling the files again.
  var isModule: Bool { productType.contains("framework") || productType.contains("library") }

  func contains(_ file: String) -> Bool {
    sources.contains(file) || folders.contains { $0.contains(file) }
  }

  func hasResource(_ path: String) -> Bool {
    resources.contains(path) || folders.contains { $0.contains(path) }
  }
}
