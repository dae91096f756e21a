import AppleFoundation
import SwiftUI
import Wire

extension PhoneLanguage {
  /// The phone of a request.
  init(_ environment: RenderEnvironment, untranslated: UntranslatedKeys) {
    self.init(
      locale: Locale(identifier: environment.locale),
      idiom: environment.device.name.hasPrefix("iPad") ? "ipad" : "iphone",
      untranslated: untranslated)
  }

  /// What is to be said about texts without a translation and about strings files.
  func notes(on untranslated: UntranslatedKeys) -> [Rendering.Note] {
    let american = Locale(identifier: "en_US")
    func name(_ language: String) -> String {
      let code = Locale.Language(identifier: language).languageCode?.identifier ?? language
      let name = american.localizedString(forLanguageCode: code) ?? language
      return "\(name) (\(language))"
    }
    let missing = untranslated.entries.map { entry in
      let instead =
        entry.shown.map { "it is shown in \(name($0))" } ?? "it is shown as the source has it"
      return Rendering.Note(
        kind: .untranslated,
        message: "“\(entry.key)” has no translation into \(name(entry.language)) in the table "
          + "\(entry.table), so \(instead).", advice: "Add one.")
    }
    let agreeing = untranslated.inflected.map { key in
      Rendering.Note(
        kind: .unsupported,
        message: "“\(key)” is shown without agreement in number, which iOS works out from a "
          + "dictionary of its own.",
        advice: "Vary the text by plural in a string catalogue to see it here.")
    }
    return missing + agreeing
      + strings.problems.map { Rendering.Note(kind: .untranslated, message: $0.description) }
  }
}

extension DynamicTypeSize {
  /// The size of a request; the names are the same.
  init(_ size: TextSize) {
    self =
      switch size {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .accessibility1: .accessibility1
      case .accessibility2: .accessibility2
      case .accessibility3: .accessibility3
      case .accessibility4: .accessibility4
      case .accessibility5: .accessibility5
      }
  }
}
