import Foundation

extension PersonNameComponents {
  /// A person's name as the language writes it. Apple's interface.
  ///
  /// The family's name stands first in Chinese, Japanese, Korean, Vietnamese and Hungarian, without a
  /// space where both are written in ideographs. The short form is the given name, or the nickname:
  /// a choice of Islet, for on a phone the person's settings decide.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is told. Apple's interface.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// `Ada`
      case short
      /// `Ada Lovelace`
      case medium
      /// `Countess Augusta Ada Lovelace the First`
      case long
      /// `AL`
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name in words.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: joined([value.givenName, value.familyName])
      case .long:
        ([value.namePrefix].compactMap { $0 }
          + [joined([value.givenName, value.middleName, value.familyName])]
          + [value.nameSuffix].compactMap { $0 })
          .filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        ordered([value.givenName, value.familyName]).compactMap(\.first).map(String.init).joined()
      }
    }

    /// The style in the order of a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Given name first or last.
    private func ordered(_ parts: [String?]) -> [String] {
      let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
      let isFamilyFirst = ["zh", "ja", "ko", "vi", "hu"].contains(
        locale.language.languageCode?.identifier)
      return isFamilyFirst ? parts.reversed() : parts
    }

    private func joined(_ parts: [String?]) -> String {
      let parts = ordered(parts)
      let isIdeographic = parts.allSatisfy { part in
        part.unicodeScalars.allSatisfy {
          $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value)
        }
      }
      return parts.joined(separator: isIdeographic ? "" : " ")
    }
  }

  /// The name by a style. Apple's interface.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }

  /// The given and the family's name. Apple's interface.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A person's name. Apple's interface.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
