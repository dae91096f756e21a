/// Why the resources of a widget could not be read.
package enum ResourcesError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case malformed(path: String, reason: String)
  case unsupportedVersion(path: String, version: Int)

  /// What happened, where, and what to do.
  package var description: String {
    switch self {
    case .unreadable(let path):
      "The resource manifest \(path) cannot be read. Build the widget again."
    case .malformed(let path, let reason):
      "The resource manifest \(path) is not valid: \(reason). Build the widget again."
    case .unsupportedVersion(let path, let version):
      "The resource manifest \(path) has version \(version), but this widget reads version "
        + "\(ResourceManifest.supportedVersion). Build the widget with the same version of Islet."
    }
  }
}
