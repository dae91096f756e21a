import Foundation

/// The list of files in an output folder that Islet wrote, kept in the folder itself. Whatever is
/// not on it is left alone.
struct OutputManifest: Codable, Equatable {
  /// The name of the file that holds the list.
  static let fileName = ".islet-preview.json"
  /// Raised when the form changes.
  static let currentVersion = 1

  var version = currentVersion
  /// Fingerprints by path below the folder; an empty one belongs to a file that a run was about to
  /// write.
  var files: [String: String] = [:]

  /// The list of a folder; empty when there is none.
  ///
  /// - Throws: a `Problem` when there is a file of that name that Islet cannot read.
  static func read(from folder: URL) throws(Problem) -> OutputManifest {
    let file = folder.appendingPathComponent(fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return OutputManifest() }
    guard let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(OutputManifest.self, from: data),
      manifest.version == currentVersion
    else {
      throw Problem(
        kind: .output,
        message: "\(file.path) is not a list of files that this version of Islet wrote, so it is "
          + "not known which files may be replaced. Move it away or choose another folder with "
          + "--output.")
    }
    // A list from elsewhere must not reach out of the folder.
    return OutputManifest(files: manifest.files.filter { Self.isInside($0.key) })
  }

  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.isEmpty
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// A 64 bit FNV-1a hash and a length; it tells whether a file is still the one that was written.
/// It guards against mistakes, not against malice.
struct Fingerprint: CustomStringConvertible, Equatable {
  private var hash: UInt64
  private var count: Int

  init(_ data: Data) {
    count = data.count
    hash = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
  }

  var description: String { "\(count)-\(String(hash, radix: 16))" }
}
