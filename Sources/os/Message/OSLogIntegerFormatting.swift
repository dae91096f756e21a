/// How a log message writes a whole number. Apple's interface.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var explicitPositiveSign = false
  private var prefix = ""
  private var uppercase = false
  private var minDigits = 1

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }

  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      uppercase: uppercase, minDigits: minDigits)
  }

  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      uppercase: uppercase, minDigits: minDigits)
  }

  func format(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
