import AppleFoundation
import Testing

/// The forms are those of CLDR's plural rules for cardinal numbers.
@Suite("Plural forms")
struct PluralTests {
  @Test(
    "every language counts by CLDR's rules",
    arguments: [
      ("en", [(0, .other), (1, .one), (2, .other), (21, .other)]),
      ("de", [(0, .other), (1, .one), (2, .other)]),
      ("fr", [(0, .one), (1, .one), (2, .other), (1_000_000, .many)]),
      (
        "ar",
        [
          (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many),
          (100, .other), (103, .few),
        ]
      ),
      ("ru", [(1, .one), (2, .few), (5, .many), (11, .many), (12, .many), (21, .one), (22, .few)]),
      ("pl", [(1, .one), (2, .few), (4, .few), (5, .many), (12, .many), (22, .few), (25, .many)]),
      ("he", [(0, .other), (1, .one), (2, .two), (10, .other)]),
      ("ja", [(0, .other), (1, .other), (2, .other)]),
      ("cy", [(0, .zero), (1, .one), (2, .two), (3, .few), (6, .many), (4, .other)]),
      ("pl_PL", [(2, .few)]), ("sr-Latn", [(21, .one)]),
    ] as [(String, [(Double, PluralCategory)])])
  func categories(language: String, forms: [(Double, PluralCategory)]) {
    for (number, form) in forms {
      #expect(
        PluralCategory(of: number, locale: Locale(identifier: language)) == form,
        "\(number) in \(language)")
    }
  }

  @Test("digits after the point count where a language says so")
  func fractions() {
    let english = Locale(identifier: "en")
    #expect(PluralCategory(of: 1, locale: english, fractionDigits: 0) == .one)
    #expect(PluralCategory(of: 1, locale: english, fractionDigits: 1) == .other)
    #expect(PluralCategory(of: 1.5, locale: Locale(identifier: "fr")) == .one)
  }

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>%lld homes found</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@homes@</string>
        <key>homes</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>No homes found</string>
          <key>one</key><string>%lld home found</string>
          <key>other</key><string>%lld homes found</string>
        </dict>
      </dict>
      <key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>a folder</string><key>other</key><string>%d folders</string>
        </dict>
      </dict>
      <key>%@ invites %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$@ %2$#@who@</string>
        <key>who</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>invites %2$#@guests@</string>
          <key>other</key><string>invites %2$#@guests@ along</string>
        </dict>
        <key>guests</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one guest of %1$@</string>
          <key>other</key><string>%2$lld guests of %1$@</string>
        </dict>
      </dict>
      <key>tap</key><dict>
        <key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string>
        </dict>
      </dict>
      <key>welcome</key><dict>
        <key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Hi</string><key>50</key><string>Welcome back</string>
        </dict>
      </dict>
    </dict></plist>
    """

  @Test("rules of a .stringsdict choose the words: one variable, two, nested ones, devices, widths")
  func dictionary() throws {
    let folder = try StringsFolder(["en.lproj/Localizable.stringsdict": Self.stringsdict])
    PhoneLanguage.$current.withValue(folder.phone("en_US")) {
      #expect(String(localized: "\(0) homes found") == "No homes found")
      #expect(String(localized: "\(1) homes found") == "1 home found")
      #expect(String(localized: "\(1234) homes found") == "1,234 homes found")
      #expect(String(localized: "\(1) files in \(2) folders") == "1 file in 2 folders")
      #expect(String(localized: "\(3) files in \(1) folders") == "3 files in a folder")
      #expect(String(localized: "\("Ada") invites \(1)") == "Ada invites one guest of Ada")
      #expect(String(localized: "\("Ada") invites \(4)") == "Ada invites 4 guests of Ada along")
      #expect(String(localized: "tap") == "Tap")
      let homes = NSLocalizedString("%lld homes found", comment: "")
      #expect(String(format: homes, 3) == "3 homes found")
      #expect(String(format: homes, arguments: [1]) == "1 home found")
      #expect(
        String(format: homes, locale: Locale(identifier: "de_DE"), 1234) == "1.234 homes found")
      #expect(String.localizedStringWithFormat(homes, 1234) == "1,234 homes found")
      #expect(String(format: "(" + homes + ", %.1f)", 1, 0.5) == "(1 home found, 0.5)")
      #expect(String(localized: "welcome") == "Welcome back")
    }
  }

  @Test("formats without a plural rule are filled as ever")
  func plainFormats() {
    #expect(
      String(format: "%d %.2f %x %5d|%-3d|%03d", 7, 1.5, 255, 42, 1, 9) == "7 1.50 ff    42|1  |009"
    )
    #expect(String(format: "%2$@ %1$@", "a" as NSString, "b" as NSString) == "b a")
    #expect(
      String(format: "%lld %u %%", Int64.max, UInt32.max) == "9223372036854775807 4294967295 %")
    #expect(String(format: "%.1f", locale: Locale(identifier: "de_DE"), 0.5) == "0,5")
  }
}
