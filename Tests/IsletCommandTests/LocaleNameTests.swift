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
      ("deu", "de_DE"), ("zho-Hant", "zh_Hant_TW"), ("gsw", "gsw_CH"),
    ])
  func names(text: String, identifier: String) {
    #expect(LocaleName(text)?.identifier == identifier)
  }

  @Test(
    "it is told when a language has another code than was written",
    arguments: [
      ("deu", "--locale deu is read as de_DE."), ("FRA_ca", "--locale FRA_ca is read as fr_CA."),
      ("de", nil), ("DE-at", nil), ("gsw", nil), ("nonsense", nil),
    ] as [(String, String?)])
  func readings(text: String, reading: String?) {
    #expect(LocaleName.reading(of: text) == reading)
  }

  /// The likely languages of regions are CLDR's.
  @Test(
    "a language's English name and a region's code are understood in the error",
    arguments: [
      ("german", "de"), ("French", "fr"), ("jp", "ja_JP"), ("gr", "el_GR"), ("dk", "da_DK"),
    ])
  func meant(text: String, code: String) {
    let error = #expect(throws: UsageError.self) { try LocaleName(option: text) }
    #expect(error?.message.contains("Did you mean \(code)?") == true)
  }

  @Test(
    "what is no locale is refused with examples",
    arguments: ["", "german", "xx", "de_", "de_XXX", "de_QQQQ", "d", "1", "C", "de DE"])
  func wrong(text: String) {
    let error = #expect(throws: UsageError.self) { try LocaleName(option: text) }
    #expect(error?.message.contains("de_DE, pt-BR") == true)
  }
}
