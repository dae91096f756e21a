import Foundation

/// Finds the directory with the symbol font.
package enum SymbolDirectory {
  /// The environment value that names the directory.
  package static let variable = "ISLET_SYMBOLS"

  /// The first directory that holds the font, in this order: the one named by `ISLET_SYMBOLS`;
  /// `.deps` beside the package or the executable; `share/islet` beside an installed executable;
  /// `share/islet` of the user.
  ///
  /// - Parameters:
  ///   - environment: the process's environment, passed in as a value.
  ///   - executable: the path of the running executable.
  ///   - workingDirectory: where the process runs.
  package static func find(
    environment: [String: String], executable: String?, workingDirectory: String
  ) -> String? {
    candidates(
      environment: environment, executable: executable, workingDirectory: workingDirectory
    ).first { FileManager.default.fileExists(atPath: $0 + "/" + SymbolFont.fontFile) }
  }

  /// Where the font is looked for, in order; for people to read when it is not found.
  package static func candidates(
    environment: [String: String], executable: String?, workingDirectory: String
  ) -> [String] {
    let package = "/.deps/qtmaterialsymbols/qtmaterialsymbols/resources"
    var candidates: [String] = []
    if let named = environment[variable], !named.isEmpty { candidates.append(named) }
    candidates.append(workingDirectory + package)
    if let executable {
      // An executable lies some folders below its package: .build/debug/islet.
      var folder = (executable as NSString).deletingLastPathComponent
      let installed = (folder as NSString).deletingLastPathComponent + "/share/islet"
      for _ in 0..<5 where folder != "/" && !folder.isEmpty {
        candidates.append(folder + package)
        folder = (folder as NSString).deletingLastPathComponent
      }
      candidates.append(installed)
    }
    if let home = environment["HOME"], !home.isEmpty {
      let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      candidates.append((data ?? home + "/.local/share") + "/islet")
    }
    return candidates
  }
}
