/// Why a strings file could not be read.
package enum StringsFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case malformed(path: String, reason: String)

  /// What happened, where, and what to do.
  package var description: String {
    switch self {
    case .unreadable(let path):
      "The strings file \(path) cannot be read, so its texts are shown untranslated. Check its "
        + "permissions."
    case .malformed(let path, let reason):
      "The strings file \(path) is not valid, so its texts are shown untranslated: \(reason)"
    }
  }
}
