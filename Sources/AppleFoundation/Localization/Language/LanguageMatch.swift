import Foundation

/// Which of a bundle's languages suits a preferred one.
///
/// The order is that of Apple's bundles: the language itself, then its parents by CLDR (`es-MX`,
/// `es-419`, `es`; `en-AU`, `en-GB`, `en`), then another region's form of the same language in the
/// same script. `zh-TW` and `zh-Hant`, `pt` and `pt-BR` are one.
package enum LanguageMatch {
  /// The names of folders from the time before language codes.
  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it",
    "Dutch": "nl", "Japanese": "ja",
  ]

  /// The best of the languages of a bundle for a preferred one; nil when none suits.
  ///
  /// - Parameter names: Names of `.lproj` folders and languages of catalogues: `zh-Hans`, `pt_BR`.
  package static func best(for preferred: String, among names: some Sequence<String>) -> String? {
    let candidates = names.map { (name: $0, language: language($0)) }
    let wanted = language(preferred)
    for step in chain(from: wanted) {
      let key = step.maximalIdentifier
      let found = candidates.filter { $0.language.maximalIdentifier == key }
        // `pt-BR` before `pt`, should a bundle have both, for somebody who asks for `pt-BR`.
        .min { rank($0.language, to: step) < rank($1.language, to: step) }
      if let found { return found.name }
    }
    return candidates.filter { isSame($0.language, as: wanted) }.map(\.name).min()
  }

  private static func language(_ name: String) -> Locale.Language {
    Locale.Language(
      identifier: (oldNames[name] ?? name).replacingOccurrences(of: "_", with: "-"))
  }

  /// The language and its parents, the root left out.
  private static func chain(from language: Locale.Language) -> [Locale.Language] {
    var steps = [language]
    var next = language.parent
    while let step = next, isSame(step, as: language), steps.count < 8 {
      steps.append(step)
      next = step.parent
    }
    return steps
  }

  private static func isSame(_ one: Locale.Language, as other: Locale.Language) -> Bool {
    let (one, other) = (parts(one), parts(other))
    return one.code == other.code && one.script == other.script
  }

  /// Language and script with likely subtags, Norwegian under one code.
  private static func parts(_ language: Locale.Language) -> (code: String, script: String?) {
    let full = Locale.Language(identifier: language.maximalIdentifier)
    let code = full.languageCode?.identifier ?? ""
    return (code == "no" ? "nb" : code, full.script?.identifier)
  }

  private static func rank(_ one: Locale.Language, to wanted: Locale.Language) -> Int {
    (one.region == wanted.region ? 0 : 1) + (one.script == wanted.script ? 0 : 1)
  }
}
