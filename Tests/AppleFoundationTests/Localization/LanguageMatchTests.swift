import AppleFoundation
import Testing

@Suite("The language of a bundle")
struct LanguageMatchTests {
  @Test(
    "is the preferred one, a parent of it, or another region's in the same script",
    arguments: [
      ("de-DE", ["en", "de"], "de"), ("de-AT", ["en", "de"], "de"),
      ("de-AT", ["en", "de", "de-AT"], "de-AT"), ("de-DE", ["en", "de-CH"], "de-CH"),
      ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-Hant-TW", ["zh_TW", "zh_CN"], "zh_TW"),
      ("zh-Hans-CN", ["zh-Hant", "en"], nil), ("pt-BR", ["pt-PT", "pt-BR"], "pt-BR"),
      ("pt-BR", ["pt", "pt-PT"], "pt"), ("pt-PT", ["pt-BR", "pt-PT"], "pt-PT"),
      ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT"), ("es-MX", ["es", "es-419"], "es-419"),
      ("es-ES", ["es", "es-419"], "es"), ("en-AU", ["en", "en-GB"], "en-GB"),
      ("en-US", ["en-GB"], "en-GB"), ("nb-NO", ["no", "en"], "no"), ("fr-FR", ["en", "de"], nil),
      ("sr-RS", ["sr-Latn"], nil), ("he-IL", ["iw"], "iw"), ("de-DE", ["German"], "German"),
      ("de-DE", ["Base"], nil),
    ] as [(String, [String], String?)])
  func best(preferred: String, names: [String], expected: String?) {
    #expect(LanguageMatch.best(for: preferred, among: names) == expected)
  }
}
