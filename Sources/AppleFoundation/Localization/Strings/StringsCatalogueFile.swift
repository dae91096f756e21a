import Foundation

/// The JSON of a string catalogue, `.xcstrings`, as Xcode writes it.
struct StringsCatalogueFile {
  struct Fault: Error {
    var reason: String
  }

  private struct Document: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
    var stringSet: StringSet?
  }

  private struct Unit: Decodable {
    var state: String?
    var value: String
  }

  /// Synonyms for phrases of App Shortcuts.
  private struct StringSet: Decodable {
    var values: [String]
  }

  private final class Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?
  }

  private struct Form: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var stringUnit: Unit?
    var variations: Variations?
  }

  /// By language and key. The source language has every key; its value is the key itself where the
  /// catalogue gives none.
  let translations: [String: [String: Translation]]

  init(_ data: Data) throws(Fault) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw Fault(reason: Self.reason(error))
    }
    var result: [String: [String: Translation]] = [document.sourceLanguage: [:]]
    for (key, entry) in document.strings where !key.isEmpty {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = Self.translation(localization) else { continue }
        result[language, default: [:]][key] = translation
      }
      if result[document.sourceLanguage]?[key] == nil {
        result[document.sourceLanguage]?[key] = Translation(key)
      }
    }
    if let source = result[document.sourceLanguage] {
      // What is not to be translated is itself in every language.
      for (key, entry) in document.strings where entry.shouldTranslate == false {
        for language in result.keys where result[language]?[key] == nil {
          result[language]?[key] = source[key]
        }
      }
    }
    translations = result
  }

  private static func translation(_ localization: Localization) -> Translation? {
    guard
      let wording = wording(localization.stringUnit, localization.variations)
        ?? localization.stringSet?.values.first.map({ .text($0) })
    else { return nil }
    let variables = (localization.substitutions ?? [:]).compactMapValues { substitution in
      Self.wording(substitution.stringUnit, substitution.variations).map {
        Translation.Variable(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
          wording: $0)
      }
    }
    return Translation(wording, variables: variables)
  }

  private static func wording(
    _ unit: Unit?, _ variations: Variations?
  ) -> Translation.Wording? {
    if let forms = variations?.plural {
      let wordings = forms.compactMap { name, form in
        PluralCategory(rawValue: name).flatMap { category in
          wording(form.stringUnit, form.variations).map { (category, $0) }
        }
      }
      if !wordings.isEmpty { return .plural(Dictionary(uniqueKeysWithValues: wordings)) }
    }
    if let forms = variations?.device {
      let wordings = forms.compactMapValues { wording($0.stringUnit, $0.variations) }
      if !wordings.isEmpty { return .device(wordings) }
    }
    // Xcode makes an empty unit of the state `new` for what nobody has translated yet.
    guard let unit, unit.state != "new" || !unit.value.isEmpty else { return nil }
    return .text(unit.value)
  }

  private static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "At its root" : "At \(path.map(\.stringValue).joined(separator: " → "))"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      return "\(place(context.codingPath)) the key “\(key.stringValue)” is missing."
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      return "\(place(context.codingPath)): \(context.debugDescription)"
    case .dataCorrupted(let context)?:
      return "It is no valid JSON: \(context.debugDescription) Open it in Xcode or an editor."
    default: return "\(error)"
    }
  }
}
