extension LocalizedStringKey {
  /// The key with the words of its translation in place of its own, or as it is when there is none.
  ///
  /// - Parameters:
  ///   - name: What the translation is found under.
  ///   - environment: Its locale chooses the language, as in SwiftUI.
  func localized(
    as name: String, from source: LocalizationSource, in environment: EnvironmentValues
  ) -> LocalizedStringKey {
    if name.isEmpty { return self }
    let localizer = Localizer(
      table: source.table, bundle: source.bundle,
      phone: PhoneLanguage.current.speaking(environment.locale))
    let values = arguments.map { argument -> FormatArgument in
      switch argument {
      case .value(let value): value
      // A text of its own decides about no plural.
      case .text: .text("")
      }
    }
    guard let format = localizer.format(forKey: name, arguments: values) else { return self }
    return LocalizedStringKey(key: format, arguments: arguments)
  }
}
