import Foundation

/// How a log message writes a number with a fraction. Apple's interface; the forms are those of C.
public struct OSLogFloatFormatting: Sendable {
  private var letter = "f"
  private var precision: Int?
  private var explicitPositiveSign = false

  private static func make(
    _ letter: String, _ precision: Int?, _ sign: Bool, _ uppercase: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? letter.uppercased() : letter, precision: precision,
      explicitPositiveSign: sign)
  }

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("f", precision, explicitPositiveSign, uppercase) }

  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("f", nil, explicitPositiveSign, uppercase) }

  public static var exponential: OSLogFloatFormatting { make("e", nil, false, false) }

  public static func exponential(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("e", precision, explicitPositiveSign, uppercase) }

  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("e", nil, explicitPositiveSign, uppercase) }

  public static var hybrid: OSLogFloatFormatting { make("g", nil, false, false) }

  public static func hybrid(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("g", precision, explicitPositiveSign, uppercase) }

  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("g", nil, explicitPositiveSign, uppercase) }

  public static var hex: OSLogFloatFormatting { make("a", nil, false, false) }

  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("a", nil, explicitPositiveSign, uppercase) }

  func format(_ number: Double) -> String {
    let sign = explicitPositiveSign ? "+" : ""
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(sign)\(digits)\(letter)", number)
  }
}
