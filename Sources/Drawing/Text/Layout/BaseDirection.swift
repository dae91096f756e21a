/// The direction of a paragraph: that of its first letter.
///
/// Source: Unicode Standard Annex 9, rules P2 and P3.
enum BaseDirection {
  /// 0 for left to right, 1 for right to left, nil when no character decides.
  static func level(of text: String) -> UInt8? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: return 0
      case 0x200F, 0x061C: return 1
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EEFF:
        if scalar.properties.isAlphabetic { return 1 }
      default:
        if scalar.properties.isAlphabetic { return 0 }
      }
    }
    return nil
  }
}
