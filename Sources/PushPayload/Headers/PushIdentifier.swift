/// The form of `apns-id` and `apns-request-id`: a UUID as 8-4-4-4-12 hexadecimal digits.
public enum PushIdentifier {
  /// Whether a text is such an identifier. Capitals pass: Apple writes small letters, and says of
  /// no answer to others. A choice of Islet.
  public static func isValid(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return false }
    return groups.joined().allSatisfy(\.isHexadecimalDigit)
  }
}

extension UInt8 {
  package var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
