import ES256
import Foundation
import PushPayload

/// The key of a team, which signs provider tokens. It never prints itself.
public struct APNSKey: Sendable {
  /// `kid`, ten characters.
  public let keyID: String
  /// `iss`, ten characters.
  public let teamID: String
  private let key: P256PrivateKey

  /// Reads a `.p8` file that only its owner can read.
  ///
  /// - Throws: ``APNSKeyError``.
  public init(file path: String, keyID: String, teamID: String) throws(APNSKeyError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let mode = attributes[.posixPermissions] as? Int
    else { throw .unreadable(path: path) }
    guard mode & 0o077 == 0 else { throw .readableByOthers(path: path) }
    guard let pem = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .unreadable(path: path)
    }
    try self.init(pem: pem, keyID: keyID, teamID: teamID)
  }

  /// Reads the contents of a `.p8` file, as from a variable of the environment.
  ///
  /// - Throws: ``APNSKeyError``.
  public init(pem: String, keyID: String, teamID: String) throws(APNSKeyError) {
    for text in [keyID, teamID] where !Self.isIdentifier(text) { throw .badIdentifier(text) }
    do {
      key = try P256PrivateKey(pem: pem)
    } catch { throw .notAKey("\(error)") }
    self.keyID = keyID
    self.teamID = teamID
  }

  /// A new key for a local server that trusts any.
  package init(newFor keyID: String, teamID: String) throws(APNSKeyError) {
    do {
      key = try P256PrivateKey()
    } catch { throw .notAKey("\(error)") }
    self.keyID = keyID
    self.teamID = teamID
  }

  /// The public half in PEM, which is no secret.
  package var publicPEM: String { key.publicPEM }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// A provider token, issued at a time.
  func token(at time: Date) throws(APNSKeyError) -> String {
    // Identifiers are letters and digits: nothing needs escapes.
    let header = Base64URL.encode(Data(#"{"alg":"ES256","kid":"\#(keyID)"}"#.utf8))
    let seconds = Int64(time.timeIntervalSince1970)
    let claims = Base64URL.encode(Data(#"{"iss":"\#(teamID)","iat":\#(seconds)}"#.utf8))
    do {
      let text = "\(header).\(claims)"
      return text + "." + Base64URL.encode(try key.signature(of: text))
    } catch { throw .notAKey("\(error)") }
  }
}

extension APNSKey: CustomStringConvertible {
  public var description: String { "the key \(keyID) of the team \(teamID)" }
}
