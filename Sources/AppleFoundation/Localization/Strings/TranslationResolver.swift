import Foundation

/// Chooses the words of a translation for its arguments.
///
/// Apple's rules where they are published: the variables of a `.stringsdict`, `%arg` and
/// substitutions of a string catalogue. Exactly 0 takes the form `zero` in every language that has
/// one written, as in Apple's own examples for English.
package struct TranslationResolver: Sendable {
  package var arguments: [FormatArgument]
  package var locale: Locale
  /// The kind of device, `iphone`.
  package var idiom: String

  package init(arguments: [FormatArgument], locale: Locale, idiom: String = "iphone") {
    self.arguments = arguments
    self.locale = locale
    self.idiom = idiom
  }

  /// The translation as a format whose conversions all name their argument.
  ///
  /// Without arguments nothing is formatted here: plain text stays as it is, and variables become
  /// their form `other`, which `String(format:)` can fill.
  package func format(of translation: Translation) -> String {
    // A plural of the whole text counts its first number.
    let number = arguments.firstIndex(where: \.isNumber) ?? 0
    let text = choose(translation.wording, argument: number)
    if arguments.isEmpty, translation.variables.isEmpty { return text }
    var next = 0
    return expand(text, of: translation, next: &next, own: (number, "lld"), depth: 0)
  }

  private func choose(_ wording: Translation.Wording, argument: Int) -> String {
    switch wording {
    case .text(let text): return text
    case .device(let forms):
      // A choice of Islet where a catalogue has no form for a phone and no other one.
      let form = forms[idiom] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return form.map { choose($0, argument: argument) } ?? ""
    case .plural(let forms):
      let form = category(of: argument, among: forms).flatMap { forms[$0] }
      return (form ?? forms[.other]).map { choose($0, argument: argument) } ?? ""
    }
  }

  private func category(
    of index: Int, among forms: [PluralCategory: Translation.Wording]
  ) -> PluralCategory? {
    guard arguments.indices.contains(index) else { return nil }
    let number = arguments[index].real
    if number == 0, forms[.zero] != nil { return .zero }
    return PluralCategory(of: number, locale: locale)
  }

  /// Puts variables in and gives every conversion the place of its argument.
  ///
  /// - Parameter own: The argument that `%arg` stands for, and how it is written.
  private func expand(
    _ text: String, of translation: Translation, next: inout Int,
    own: (index: Int, specifier: String),
    depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
      } else if let name = Self.variable(parsing: &rest) {
        guard let variable = translation.variables[name.name], depth < 8 else {
          result += name.source
          continue
        }
        let index = (name.position ?? variable.argument).map { $0 - 1 } ?? next
        next = index + 1
        var inner = index
        result += expand(
          choose(variable.wording, argument: index), of: translation, next: &inner,
          own: (index, variable.specifier), depth: depth + 1)
      } else if rest.hasPrefix("arg") {
        result += "%\(own.index + 1)$\(own.specifier)"
        rest = rest.dropFirst(3)
      } else if let conversion = FormatString.Conversion(parsing: &rest) {
        if conversion.position == nil {
          next += 1
          result += "%\(next)$" + conversion.source.dropFirst()
        } else {
          result += conversion.source
        }
      } else {
        result += "%%"
      }
    }
    return result + rest
  }

  /// Reads `#@name@` or `2$#@name@` behind a percent sign; leaves `rest` alone when there is none.
  private static func variable(
    parsing rest: inout Substring
  ) -> (name: String, position: Int?, source: String)? {
    guard let match = rest.prefixMatch(of: #/(?:(\d+)\$)?#@([^@]*)@/#) else { return nil }
    rest = rest[match.range.upperBound...]
    return (String(match.2), match.1.flatMap { Int($0) }, "%" + match.0)
  }
}
