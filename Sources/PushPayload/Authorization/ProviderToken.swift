import Foundation

/// A provider token: a JSON Web Token that says which team sends, read but not verified.
///
/// Rules are those of Apple's article on token-based connections. Whether the signature is right
/// is for who has the key.
public struct ProviderToken: Hashable, Sendable {
  /// The longest age of a token in seconds (Apple).
  public static let longestAge: TimeInterval = 3_600
  /// A token may be renewed once in this time, in seconds (Apple).
  public static let shortestRenewal: TimeInterval = 1_200

  /// `kid`, ten characters.
  public let keyID: String
  /// `iss`, ten characters.
  public let teamID: String
  /// `iat`.
  public let issued: Date
  /// What was signed: header and claims as they stand in the token.
  public let signedText: String
  /// The signature, `r` and `s` of 32 bytes each.
  public let signature: Data

  /// Why a text is no provider token.
  public enum Fault: Error, Hashable, Sendable {
    /// It does not consist of three parts of base64url that periods divide.
    case malformed
    /// A part is no JSON object; `header` or `claims`.
    case notJSON(String)
    case wrongAlgorithm(String?)
    case missing(String)
    /// A key or team identifier does not have ten letters and digits.
    case badIdentifier(String, String)
    case issuedNotANumber
    case badSignatureLength(Int)
  }

  /// Reads a token.
  ///
  /// - Parameter text: The token without the word `bearer`.
  public init(_ text: String) throws(Fault) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, text.utf8.count <= 4_096,
      let header = Base64URL.decode(parts[0]), let claims = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2])
    else { throw .malformed }
    let head = try Self.members(header, "header")
    let algorithm = Self.string(head["alg"])
    guard algorithm == "ES256" else { throw .wrongAlgorithm(algorithm) }
    let body = try Self.members(claims, "claims")
    keyID = try Self.identifier(head, "kid")
    teamID = try Self.identifier(body, "iss")
    guard let time = body["iat"] else { throw .missing("iat") }
    guard case .number(let seconds) = time else { throw .issuedNotANumber }
    issued = Date(timeIntervalSince1970: seconds)
    guard signature.count == 64 else { throw .badSignatureLength(signature.count) }
    self.signature = signature
    signedText = "\(parts[0]).\(parts[1])"
  }

  private static func members(
    _ data: Data, _ part: String
  ) throws(Fault) -> [String: JSONElement.Value] {
    guard case .object(let members) = try? JSONReader.read(Array(data), greatestDepth: 8).value
    else { throw .notJSON(part) }
    return Dictionary(
      members.map { ($0.key, $0.element.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func string(_ value: JSONElement.Value?) -> String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  private static func identifier(
    _ members: [String: JSONElement.Value], _ key: String
  ) throws(Fault) -> String {
    guard let text = string(members[key]) else { throw .missing(key) }
    guard text.utf8.count == 10,
      text.utf8.allSatisfy({
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      })
    else { throw .badIdentifier(key, text) }
    return text
  }
}

extension ProviderToken.Fault: CustomStringConvertible {
  /// What is wrong, as a clause.
  public var description: String {
    switch self {
    case .malformed: "the provider token is not three parts of base64url with periods between"
    case .notJSON(let part): "the \(part) of the provider token are no JSON object"
    case .wrongAlgorithm(let name?): "the provider token is signed by \(name), not by ES256"
    case .wrongAlgorithm(nil): "the provider token does not name its algorithm, alg"
    case .missing(let key): "the provider token lacks \(key)"
    case .badIdentifier(let key, let text):
      "\(key) of the provider token, \(text), is not ten letters and digits"
    case .issuedNotANumber: "iat of the provider token is no number of seconds since 1970"
    case .badSignatureLength(let count):
      "the signature of the provider token has \(count) bytes, not 64"
    }
  }
}
