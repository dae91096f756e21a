import Foundation

/// An entry of a `.stringsdict` file (Apple's "stringsdict File Format").
struct StringsDictionary {
  let translation: Translation

  /// Nil when the entry has neither a format nor forms by width or device.
  init?(_ rule: [String: Any]) {
    var variables: [String: Translation.Variable] = [:]
    for (name, value) in rule {
      guard let value = value as? [String: Any] else { continue }
      variables[name] = Self.variable(value)
    }
    if let format = rule["NSStringLocalizedFormatKey"] as? String {
      translation = Translation(.text(format), variables: variables)
    } else if let forms = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let wordings = forms.compactMapValues { $0 as? String }.map { (Self.device($0), $1) }
      translation = Translation(
        .device(Dictionary(wordings.map { ($0, .text($1)) }) { first, _ in first }))
    } else if let forms = rule["NSStringVariableWidthRuleType"] as? [String: Any],
      let widest = forms.compactMap({ key, value in
        (value as? String).map { (width: Int(key) ?? 0, text: $0) }
      }).max(by: { $0.width < $1.width })
    {
      // Which width is meant a text does not say; the longest wording is a choice of Islet.
      translation = Translation(.text(widest.text))
    } else {
      return nil
    }
  }

  private static func variable(_ rule: [String: Any]) -> Translation.Variable? {
    var forms: [PluralCategory: Translation.Wording] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue] as? String { forms[category] = .text(text) }
    }
    if forms.isEmpty { return nil }
    return Translation.Variable(
      specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "lld", wording: .plural(forms))
  }

  /// The device as catalogues name it.
  private static func device(_ name: String) -> String {
    switch name {
    case "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other": name
    default: name.lowercased()
    }
  }
}
