import Foundation

/// A file of translations: `.strings`, `.stringsdict` or `.xcstrings`.
package struct StringsFile: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case strings, stringsdict, xcstrings
  }

  /// The language of files that lie in no `.lproj` folder, or in `Base.lproj`.
  package static let base = "Base"

  package var path: String
  package var kind: Kind
  /// The name without its extension, `Localizable`.
  package var table: String
  /// Of the `.lproj` folder; a string catalogue says it inside.
  package var language: String

  /// Nil for a file that is no strings file.
  package init?(path: String) {
    let url = URL(fileURLWithPath: path)
    guard let kind = Kind(rawValue: url.pathExtension.lowercased()) else { return nil }
    self.path = path
    self.kind = kind
    table = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    language =
      folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : Self.base
  }

  /// The translations by language and key.
  package func translations() throws(StringsFileError) -> [String: [String: Translation]] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    switch kind {
    case .strings: return [language: try strings(data)]
    case .stringsdict: return [language: try plurals(data)]
    case .xcstrings:
      do throws(StringsCatalogueFile.Fault) {
        return try StringsCatalogueFile(data).translations
      } catch {
        throw .malformed(path: path, reason: error.reason)
      }
    }
  }

  /// Old style, XML and binary property lists alike; Foundation knows them apart.
  private func strings(_ data: Data) throws(StringsFileError) -> [String: Translation] {
    try propertyList(data).compactMapValues { value in
      switch value {
      case let text as String: Translation(text)
      // What Xcode compiles a catalogue to may hold plurals.
      case let rule as [String: Any]: StringsDictionary(rule)?.translation
      default: nil
      }
    }
  }

  private func plurals(_ data: Data) throws(StringsFileError) -> [String: Translation] {
    try propertyList(data).compactMapValues {
      ($0 as? [String: Any]).flatMap { StringsDictionary($0)?.translation }
    }
  }

  private func propertyList(_ data: Data) throws(StringsFileError) -> [String: Any] {
    // An empty file has no translations; Foundation refuses it.
    let data = Self.inUTF8(data)
    if data.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let dictionary = list as? [String: Any] else {
        throw StringsFileError.malformed(path: path, reason: "It holds no pairs of key and value.")
      }
      return dictionary
    } catch let error as StringsFileError {
      throw error
    } catch {
      throw .malformed(path: path, reason: Self.reason(error as NSError))
    }
  }

  private static func reason(_ error: NSError) -> String {
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
    let text = (old ?? error).userInfo[NSDebugDescriptionErrorKey] as? String
    return "\(text ?? "It is no property list"). Every line reads \"key\" = \"value\";"
  }

  /// UTF-16 without a mark at its beginning is known by the zeros of its ASCII characters.
  private static func inUTF8(_ data: Data) -> Data {
    let head = [UInt8](data.prefix(4))
    guard head.count == 4 else { return data }
    let encoding: String.Encoding? =
      if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
        .utf16
      } else if head[0] == 0, head[1] != 0 {
        .utf16BigEndian
      } else if head[1] == 0, head[0] != 0 {
        .utf16LittleEndian
      } else {
        nil
      }
    guard let encoding, let text = String(data: data, encoding: encoding) else { return data }
    return Data(text.utf8)
  }
}
