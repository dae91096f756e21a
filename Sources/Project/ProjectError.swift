import Foundation

/// Why a folder could not be made into a running widget. Every description is complete: what
/// happened, where, and what to do next.
package enum ProjectError: Error, Equatable, Sendable {
  /// There is nothing at the path.
  case missing(path: String)
  /// The path is a file, and not one of Swift.
  case notAFolder(path: String)
  case unreadable(path: String, reason: String)
  /// The folder has more of something than Islet looks at.
  case tooManyFiles(folder: String, limit: Int, kind: String)
  /// A file is larger than Islet reads.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// A source file is not text in UTF-8; `offset` is the first bad byte.
  case notUTF8(path: String, offset: Int)
  /// The folder holds no Swift file.
  case noSwiftFiles(folder: String)
  /// Swift files there are, but none declares a Live Activity.
  case noActivityConfiguration(folder: String, files: [String], hint: String?)
  /// The compiler was not found.
  case noCompiler(searched: [String])
  /// Islet's own kits were not found.
  case noKits(searched: [String])
  /// Nothing can be written in the cache, nor in the system's temporary folder.
  case unwritableCache(path: String, reason: String)
  /// The compiler could not be run or was ended.
  case compilerFailed(reason: String)
}

extension ProjectError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .missing(let path):
      return "There is no file or folder at \(path). Give the folder of your app's source."
    case .notAFolder(let path):
      return "\(path) is neither a folder nor a Swift file. Give the folder of your app's source."
    case .unreadable(let path, let reason):
      return "\(path) could not be read: \(Self.withoutStop(reason)). Check that you may read it."
    case .tooManyFiles(let folder, let limit, let kind):
      return "\(folder) has more than \(limit) \(kind). Give the folder of the app or of the widget"
        + " alone."
    case .tooLarge(let path, let bytes, let limit):
      return "\(path) has \(bytes) bytes, more than the \(limit) that Islet reads of one source"
        + " file. Split it, or move it out of the folder."
    case .notUTF8(let path, let offset):
      return "\(path) is not text in UTF-8: the byte at offset \(offset) does not belong there."
        + " Save the file as UTF-8."
    case .noSwiftFiles(let folder):
      return "\(folder) holds no Swift file, hidden folders, build products and tests left aside."
        + " Give the folder of your app's source."
    case .noActivityConfiguration(let folder, let files, let hint):
      let shown = files.prefix(8).joined(separator: ", ")
      let more = files.count > 8 ? " and \(files.count - 8) more" : ""
      let count = files.count == 1 ? "the one Swift file" : "the \(files.count) Swift files"
      return "No Live Activity is declared in \(count) of \(folder): \(shown)\(more)."
        + " Islet looks for a widget whose body has ActivityConfiguration(for: …)."
        + " \(hint ?? "Give the folder that holds the widget extension's source.")"
    case .noCompiler(let searched):
      return "No swiftc was found in \(Self.list(searched))."
        + " Install a Swift toolchain and put its bin folder into PATH; see swift.org/install."
    case .noKits(let searched):
      return "Islet's kits (libIsletKits.so, Modules, PreviewMacros-tool) were not found in"
        + " \(Self.list(searched)). Build Islet with `swift build`, or name their folder in the"
        + " environment variable ISLET_KITS."
    case .unwritableCache(let path, let reason):
      let reason = Self.withoutStop(reason)
      return "Islet cannot write its cache at \(path), nor in the temporary folder: \(reason)."
        + " Make one of them writable, or name another place in XDG_CACHE_HOME."
    case .compilerFailed(let reason):
      return "The compiler did not run to its end: \(Self.withoutStop(reason))."
        + " Run `islet doctor` to see what is installed."
    }
  }

  /// Some reasons of the system end with a full stop.
  private static func withoutStop(_ reason: String) -> Substring {
    reason.hasSuffix(".") ? reason.dropLast() : Substring(reason)
  }

  private static func list(_ places: [String]) -> String {
    places.isEmpty ? "any place" : places.joined(separator: ", ")
  }
}
