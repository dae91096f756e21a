import AppleFoundation

// As `LocaleInterposition`: these stand in front of the ways in which Foundation fills a C format, so
// that a plural rule out of `NSLocalizedString` gets its numbers. Everything else goes to `NSString`,
// where Foundation's own functions end too. A variadic argument of an initializer is handed over, so
// it is owned here.

private func filled(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  if let text = CarriedPlural.text(format, arguments: arguments, locale: locale) { return text }
  return withVaList(arguments) {
    String(
      describing: NSString(
        format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) },
        arguments: $0))
  }
}

/// Stands for `String(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
package func phoneString(format: String, _ arguments: __owned [any CVarArg]) -> String {
  filled(format, nil, arguments)
}

/// Stands for `String(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
package func phoneString(format: String, arguments: [any CVarArg]) -> String {
  filled(format, nil, arguments)
}

/// Stands for `String(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
package func phoneString(
  format: String, locale: Locale?, _ arguments: __owned [any CVarArg]
) -> String { filled(format, locale, arguments) }

/// Stands for `String(format:locale:arguments:)`.
@_silgen_name(
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
package func phoneString(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
  filled(format, locale, arguments)
}

/// Stands for `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
package func phoneString(localizedFormat format: String, _ arguments: [any CVarArg]) -> String {
  filled(format, PhoneLanguage.current.locale, arguments)
}
