import AppleFoundation

// Foundation on Linux knows one locale only, `en_001`, whatever the environment says. These functions
// bear the names under which libFoundationEssentials exports its own; the dynamic linker finds the
// first, so that users' code and the other libraries of Foundation get the phone's language. As
// `ProcessClock` does with libc's clock, and for the same reason. They are a room of their own, because
// the compiler takes no module that both calls a function and defines one of that name.

/// Stands for the getter of `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func phoneCurrentLocale() -> Locale { PhoneLanguage.current.locale }

/// Stands for the getter of `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func phoneAutoupdatingLocale() -> Locale { PhoneLanguage.current.locale }

/// Stands for the getter of `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func phonePreferredLanguages() -> [String] { PhoneLanguage.current.languages }

/// Stands for the getter of `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func phoneCurrentCalendar() -> Calendar { PhoneLanguage.current.calendar }

/// Stands for the getter of `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func phoneAutoupdatingCalendar() -> Calendar { PhoneLanguage.current.calendar }

/// Stands for `NSLocalizedString`, whose bundle on Linux knows neither the catalogue nor the phone.
@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func phoneLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  Localizer(table: tableName, bundle: bundle).string(forKey: key, value: value)
}
