import AppleFoundation

/// A folder with strings files for one test.
final class StringsFolder {
  let url: URL

  /// - Parameter files: Contents by path.
  init(_ files: KeyValuePairs<String, String>) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-strings-\(UUID().uuidString)")
    url = folder
    paths = files.map { folder.appendingPathComponent($0.key).path }
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  let paths: [String]

  func write(_ data: Data, to path: String) throws {
    let place = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ path: String) throws -> [String: [String: Translation]] {
    guard let file = StringsFile(path: url.appendingPathComponent(path).path) else { return [:] }
    return try file.translations()
  }

  /// A phone in a language whose main bundle has these files.
  func phone(
    _ locale: String, development: String? = nil, untranslated: UntranslatedKeys? = nil
  ) -> PhoneLanguage {
    PhoneLanguage(
      locale: Locale(identifier: locale),
      strings: StringsCatalogue(paths: paths, development: development),
      untranslated: untranslated)
  }
}
