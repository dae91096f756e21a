import Foundation

/// The kinds of script that choose fonts and languages differently.
enum ScriptClass: Hashable {
  /// Latin, Greek and Cyrillic: what the system face holds.
  case standard
  case han, kana, hangul, arabic, hebrew, devanagari, thai
  case other

  /// The class of a character; nil for one that goes with what stands before it.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF: self = .standard
    case 0..<0x300, 0x2000...0x2BFF, 0xFE00...0xFE0F, 0x1F000...0x1FAFF, 0xFFFC: return nil
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x2E80...0x303F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF65,
      0x20000...0x323AF:
      self = .han
    default: self = .other
    }
  }

  /// Scripts whose letters join; distances between glyphs would tear them apart.
  var isJoined: Bool { self == .arabic || self == .devanagari }

  /// The language a text of this script is taken to be in, nil to leave it to the request.
  ///
  /// - Parameter others: the classes of the whole paragraph: kana make it Japanese, Hangul Korean.
  ///   Han characters alone are taken for simplified Chinese; a choice of Islet.
  func language(request: String, others: Set<ScriptClass>) -> String {
    let primary = request.prefix { $0 != "-" && $0 != "_" }.lowercased()
    func own(_ languages: [String], _ fallback: String) -> String {
      languages.contains(primary) ? request : fallback
    }
    switch self {
    case .standard, .other: return request
    case .han, .kana, .hangul:
      if ["ja", "zh", "ko"].contains(primary) { return request }
      if others.contains(.kana) { return "ja" }
      return others.contains(.hangul) ? "ko" : "zh-Hans"
    case .arabic: return own(["ar", "fa", "ur", "ps", "ku", "sd", "ug"], "ar")
    case .hebrew: return own(["he", "yi"], "he")
    case .devanagari: return own(["hi", "mr", "ne", "sa"], "hi")
    case .thai: return "th"
    }
  }

  /// The face of the Noto CJK fonts with the forms of the language.
  func hanFamily(language: String, isSerif: Bool) -> String? {
    guard [.han, .kana, .hangul].contains(self) else { return nil }
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let region: String
    switch parts.first {
    case "ja": region = "JP"
    case "ko": region = "KR"
    default:
      if parts.contains("hk") || parts.contains("mo") {
        region = "HK"
      } else {
        region = parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
      }
    }
    return "Noto \(isSerif ? "Serif" : "Sans") CJK \(region)"
  }

  /// Whether every face Islet knows by name holds the character, so that no other is needed.
  static func isCovered(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x17F, 0x2010...0x2015, 0x2018...0x201E, 0x2022, 0x2026, 0x2039,
      0x203A, 0x20AC, 0x2122, 0x2212, 0x0A, 0x0D, 0x2028, 0x2029, 0xFFFC:
      true
    default: false
    }
  }
}
