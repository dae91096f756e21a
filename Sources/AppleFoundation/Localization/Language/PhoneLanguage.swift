import Foundation

/// The language and region that the phone is set to, and the translations of the bundle that runs.
///
/// It belongs to the task that draws, as the phone's clock does: two pictures in two languages may
/// be drawn at once. Without one, a phone speaks American English.
package struct PhoneLanguage: Sendable {
  /// What `Locale.current` gives.
  package var locale: Locale
  /// What `Locale.preferredLanguages` gives, the best first: `de-DE`.
  package var languages: [String]
  /// The translations of the main bundle.
  package var strings: StringsCatalogue
  /// The kind of device by which translations vary, as string catalogues name it.
  package var idiom: String
  /// Takes down what has no translation; nil where nobody wants to know.
  package var untranslated: UntranslatedKeys?

  /// - Parameter languages: The preferred ones; without any, that of the locale.
  package init(
    locale: Locale = Locale(identifier: "en_US"), languages: [String] = [],
    strings: StringsCatalogue = .ofProcess, idiom: String = "iphone",
    untranslated: UntranslatedKeys? = nil
  ) {
    self.locale = locale
    self.languages = languages.isEmpty ? [locale.identifier(.bcp47)] : languages
    self.strings = strings
    self.idiom = idiom
    self.untranslated = untranslated
  }

  @TaskLocal package static var current = PhoneLanguage()

  /// The calendar of the region, in the language.
  package var calendar: Calendar { locale.calendar }

  /// The phone as a view sees it whose locale was set to another one.
  package func speaking(_ locale: Locale) -> PhoneLanguage {
    if locale.identifier == self.locale.identifier { return self }
    var copy = self
    copy.locale = locale
    copy.languages = [locale.identifier(.bcp47)]
    return copy
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }
}
