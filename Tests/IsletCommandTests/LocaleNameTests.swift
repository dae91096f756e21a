import Testing

@testable import IsletCommand

struct LocaleNameTests {
  /// Regions of languages alone are CLDR's likely subtags.
  @Test(
    "a locale is taken as people write it",
    arguments: [
      ("de_DE", "de_DE"), ("de-DE", "de_DE"), ("pt-br", "pt_BR"), ("DE_de", "de_DE"),
      ("de_DE.UTF-8", "de_DE"), ("de_DE@euro", "de_DE"), ("zh-Hans", "zh_Hans_CN"),
      ("zh_hant_hk", "zh_Hant_HK"), ("ar", "ar_EG"), ("de", "de_DE"), ("he", "he_IL"),
      ("es-419", "es_419"), ("en", "en_US"), ("ja", "ja_JP"),
    ])
  func names(text: String, identifier: String) {
    #expect(LocaleName(text)?.identifier == identifier)
  }

  @Test(
    "what is no locale is refused with examples",
    arguments: ["", "german", "xx", "de_", "de_XXX", "de_QQQQ", "d", "1", "C", "de DE"])
  func wrong(text: String) {
    let error = #expect(throws: UsageError.self) { try LocaleName(option: text) }
    #expect(error?.message.contains("de_DE, pt-BR") == true)
  }
}
