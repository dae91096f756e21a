import Foundation

/// A token that a server pushes to. Its length is not fixed; those of Live Activities seen in
/// public are 80 bytes, 160 hexadecimal digits.
package struct PushToken: Hashable, Codable, Sendable {
  package let bytes: Data

  package init(bytes: Data) {
    self.bytes = bytes
  }

  /// Reads hexadecimal digits of either case; nil when there is something else, or nothing.
  package init?(hex: String) {
    let digits = hex.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
    var bytes = Data(capacity: digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    self.bytes = bytes
  }

  /// Lower-case hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Which of Apple's two push services a token belongs to.
package enum PushEnvironment: String, Codable, CaseIterable, Hashable, Sendable {
  /// Apps that a developer installs.
  case sandbox
  /// Apps from TestFlight and the App Store.
  case production
}
