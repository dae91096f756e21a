import Foundation
import Synchronization

/// All translations of a bundle, read table by table when they are first wanted.
package final class StringsCatalogue: Sendable {
  /// The strings file that is meant when none is named.
  package static let defaultTable = "Localizable"

  /// Translations by language and key.
  private typealias Table = [String: [String: Translation]]

  private let files: [String: [StringsFile]]
  /// The language the source is written in.
  package let development: String
  private let tables = Mutex<[String: Table]>([:])
  private let routes = Mutex<[String: Route]>([:])
  private let faults = Mutex<[StringsFileError]>([])

  /// - Parameters:
  ///   - paths: Strings files, those that win first. Others are left out, and so are the names of
  ///     the bundle itself, `InfoPlist`.
  ///   - development: The language the source is written in.
  package init(paths: [String] = [], development: String? = nil) {
    let all = paths.compactMap { StringsFile(path: $0) }.filter { $0.table != "InfoPlist" }
    files = Dictionary(grouping: all, by: \.table)
    self.development = development ?? "en"
  }

  /// No strings files at all.
  package var isEmpty: Bool { files.isEmpty }

  /// Files that could not be read so far.
  package var problems: [StringsFileError] { faults.withLock { $0 } }

  /// The languages that the bundle speaks, in the order of their names. Catalogues are read for it.
  package var localizations: [String] {
    var languages: Set<String> = []
    for (name, files) in files {
      if files.contains(where: { $0.kind == .xcstrings }) {
        languages.formUnion(table(name).keys)
      } else {
        languages.formUnion(files.map(\.language))
      }
    }
    return languages.filter { $0 != StringsFile.base }.sorted()
  }

  /// What a key is, and in which language.
  package struct Finding: Equatable, Sendable {
    package var translation: Translation
    package var language: String
    /// Whether it is in one of the languages that were asked for.
    package var isWanted: Bool
  }

  /// The languages in which a key is looked up, in their order.
  private struct Route {
    var wanted: [String]
    var others: [String]
  }

  /// What a key is in the best of the languages.
  ///
  /// A key that a language lacks is taken from the development language, then from `Base`: a choice
  /// of Islet for `.strings`, where a phone shows the key, and what Xcode compiles for catalogues.
  package func translation(
    of key: String, table name: String?, languages: [String]
  ) -> Finding? {
    if files.isEmpty { return nil }
    let name = name ?? Self.defaultTable
    let table = table(name)
    let route = route(in: name, table, languages: languages)
    for language in route.wanted {
      if let translation = table[language]?[key] {
        return Finding(translation: translation, language: language, isWanted: true)
      }
    }
    for language in route.others {
      if let translation = table[language]?[key] {
        return Finding(
          translation: translation, language: resolved(language),
          isWanted: speaksDevelopment(languages))
      }
    }
    return nil
  }

  /// Whether somebody with these languages reads the language the source is written in.
  package func speaksDevelopment(_ languages: [String]) -> Bool {
    languages.contains { LanguageMatch.best(for: $0, among: [development]) != nil }
  }

  private func resolved(_ language: String) -> String {
    language == StringsFile.base ? development : language
  }

  private func route(in name: String, _ table: Table, languages: [String]) -> Route {
    let key = ([name] + languages).joined(separator: "\n")
    if let known = routes.withLock({ $0[key] }) { return known }
    let wanted = languages.compactMap { LanguageMatch.best(for: $0, among: table.keys) }
    let source = LanguageMatch.best(for: development, among: table.keys)
    let route = Route(wanted: wanted, others: [source, StringsFile.base].compactMap { $0 })
    routes.withLock { $0[key] = route }
    return route
  }

  private func table(_ name: String) -> Table {
    if let known = tables.withLock({ $0[name] }) { return known }
    var table: Table = [:]
    // A plural rule wins over the plain string of the same place, as in Apple's bundles.
    let files = files[name] ?? []
    for file in files.filter({ $0.kind != .strings }) + files.filter({ $0.kind == .strings }) {
      do throws(StringsFileError) {
        for (language, translations) in try file.translations() {
          table[language, default: [:]].merge(translations) { first, _ in first }
        }
      } catch {
        faults.withLock { if !$0.contains(error) { $0.append(error) } }
      }
    }
    tables.withLock { $0[name] = table }
    return table
  }
}

extension StringsCatalogue {
  /// The translations of the widget that this process draws, which `ISLET_RESOURCES` names.
  package static let ofProcess: StringsCatalogue = {
    struct Manifest: Decodable {
      var strings: [String]?
      var developmentLanguage: String?
    }
    guard let path = ProcessInfo.processInfo.environment["ISLET_RESOURCES"],
      let data = FileManager.default.contents(atPath: path),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return StringsCatalogue() }
    return StringsCatalogue(
      paths: manifest.strings ?? [], development: manifest.developmentLanguage)
  }()

  /// The strings files in a folder that a bundle is made of.
  package convenience init(bundleAt folder: URL, development: String?) {
    let manager = FileManager.default
    func inside(_ folder: URL) -> [URL] {
      let found = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return (found ?? []).sorted { $0.path < $1.path }
    }
    let places = [folder, folder.appendingPathComponent("Resources")]
    let files = places.flatMap(inside)
    let localized = files.filter { $0.pathExtension == "lproj" }.flatMap(inside)
    self.init(paths: (files + localized).map(\.path), development: development)
  }
}
