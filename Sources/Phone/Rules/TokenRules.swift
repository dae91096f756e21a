import Foundation

/// R19: tokens and how they change.
///
/// Documented: an activity has no token right after its request, gets one a little later and may get
/// another at any time; a push-to-start token belongs to one attributes type of one app (iOS 17.2).
/// A change wakes the app, unless a person has force quit it (field). Tokens seen in public have 80
/// bytes and begin with 0x80.
package enum TokenRules {
  /// The length of a token, in bytes.
  package static let length = 80
  /// The first byte.
  package static let firstByte: UInt8 = 0x80

  /// Whether a text can be a channel identifier: base64 that holds something.
  package static func isChannel(_ identifier: String) -> Bool {
    Data(base64Encoded: identifier).map { !$0.isEmpty } ?? false
  }

  /// When an app gets its push-to-start tokens.
  package enum FirstStartToken: String, Codable, CaseIterable, Sendable {
    case atFirstLaunch
    case atInstallation
  }
}
