import AppleFoundation
import Testing

struct PersonNameTests {
  private let ada = PersonNameComponents(
    namePrefix: "Countess", givenName: "Augusta", middleName: "Ada", familyName: "Lovelace",
    nickname: "Ada")

  @Test(
    "A name is told short, usual, whole or by its initials",
    arguments: [
      (PersonNameComponents.FormatStyle.Style.short, "Ada"), (.medium, "Augusta Lovelace"),
      (.long, "Countess Augusta Ada Lovelace"), (.abbreviated, "AL"),
    ])
  func styles(style: PersonNameComponents.FormatStyle.Style, text: String) {
    #expect(ada.formatted(.name(style: style)) == text)
  }

  @Test("The family's name stands first where people say it first")
  func order() {
    let yoko = PersonNameComponents(givenName: "洋子", familyName: "小野")
    #expect(yoko.formatted(.name(style: .medium).locale(Locale(identifier: "ja_JP"))) == "小野洋子")
    #expect(
      ada.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU")))
        == "Lovelace Augusta")
    #expect(PersonNameComponents().formatted() == "")
  }
}
