import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LocalizedStringKeyTests {
  private func words(_ text: Text, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.words(in: environment)
  }

  nonisolated static let keys: [(LocalizedStringKey, String)] = [
    ("Order \(7)", "Order %lld"), ("\("Ada") & \("Bob")", "%@ & %@"), ("\(1.5) km", "%lf km"),
    ("\(1.5, specifier: "%.1f") km", "%.1f km"), ("50% of \(2)", "50%% of %lld"),
    ("50%", "50%"), ("\(Float(1))", "%f"), ("\(UInt8(1)) \(CGFloat(2))", "%u %lf"),
    ("\(Text("a")) \(Date.distantPast, style: .date)", "%@ %@"),
  ]

  @Test("A literal has the key of its conversions", arguments: keys)
  func keyOfLiteral(key: LocalizedStringKey, expected: String) {
    #expect(key.key == expected)
  }

  @Test func `Numbers are written as the locale does`() {
    #expect(words(Text("\(1234) people")) == "1,234 people")
    #expect(words(Text("\(1234) people"), "de_DE") == "1.234 people")
    // C's %lf has six decimals.
    #expect(words(Text("\(3.5)")) == "3.500000")
    #expect(words(Text("$\(1234.5, specifier: "%.2f")")) == "$1,234.50")
    #expect(words(Text("\(41.7, specifier: "%.0f")%")) == "42%")
    #expect(words(Text("\(0.5, specifier: "%.1f")"), "fr_FR") == "0,5")
  }

  @Test func `Percent signs of a literal stay what they are`() {
    #expect(words(Text("100%")) == "100%")
    #expect(words(Text("100% of \(3)")) == "100% of 3")
    #expect(words(Text("%d and \("x")")) == "%d and x")
  }

  @Test func `Values are put in by formats, formatters and texts`() {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.minimumFractionDigits = 1
    #expect(words(Text("\(NSNumber(value: 2), formatter: number) m")) == "2.0 m")
    #expect(words(Text("\(0.25, format: .percent) done")) == "25% done")
    #expect(words(Text("a \(Text("b").bold()) c")) == "a b c")
    #expect(words(Text("a \(AttributedString("b"))")) == "a b")
    #expect(words(Text("\("Ada".dropFirst())")) == "da")
  }

  @Test func `Formats are in the locale of the environment`() {
    #expect(words(Text(0.42, format: .percent.precision(.fractionLength(0)))) == "42%")
    #expect(words(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(words(Text(19.9, format: .currency(code: "EUR")), "en_US") == "€19.90")
    #expect(words(Text(["a", "b"], format: .list(type: .and)), "en_US") == "a and b")
  }

  @Test func `Dates are in the time zone of the environment`() {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(secondsFromGMT: 2 * 3600) ?? .gmt
    // 1 January 2001, 00:00 UTC.
    let text = Text(
      Date(timeIntervalSinceReferenceDate: 0),
      format: Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).minute())
    #expect(text.words(in: environment) == "02:00")
  }

  @Test func `Strings are shown as they are`() {
    let name = "**Ada** %d"
    #expect(words(Text(name)) == name)
    #expect(words(Text(verbatim: "\(1234) *x*")) == "1234 *x*")
    #expect(words(Text("Hi \(name)")) == "Hi **Ada** %d")
    #expect(words(Text(LocalizedStringKey("**Ada**"))) == "Ada")
  }

  @Test func `A resource is shown in the locale of the environment`() {
    let resource = LocalizedStringResource("Gate \(1234)")
    #expect(words(Text(resource), "de_DE") == "Gate 1.234")
  }

  @Test func `Texts are equal when they say the same`() {
    #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }
}
