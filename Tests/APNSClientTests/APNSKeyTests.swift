import Foundation
import PushPayload
import Testing

@testable import APNSClient

struct APNSKeyTests {
  @Test func `A provider token names key, team and time`() throws {
    let key = try APNSKey(newFor: "ABC123DEFG", teamID: "DEF123GHIJ")
    let token = try ProviderToken(key.token(at: Date(timeIntervalSince1970: 1_700_000_000.9)))
    #expect(token.keyID == "ABC123DEFG")
    #expect(token.teamID == "DEF123GHIJ")
    #expect(token.issued == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func `A key that others can read is refused with what to do`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-key-\(UUID().uuidString).p8")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("x".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let error = APNSKeyError.readableByOthers(path: file.path)
    #expect(throws: error) {
      try APNSKey(file: file.path, keyID: "ABC123DEFG", teamID: "DEF123GHIJ")
    }
    #expect(error.description.hasSuffix("Run: chmod 600 \(file.path)"))
  }

  @Test func `The token is renewed at 50 minutes, and never twice within 20`() throws {
    let source = ProviderTokenSource(try APNSKey(newFor: "ABC123DEFG", teamID: "DEF123GHIJ"))
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let first = try source.token(at: start)
    #expect(try source.token(at: start + 2_999) == first)
    #expect(try source.token(insteadOf: first, at: start + 1_199) == nil)
    let second = try #require(try source.token(insteadOf: first, at: start + 1_200))
    #expect(second != first)
    // Others who were refused with the first get the second, and no third.
    #expect(try source.token(insteadOf: first, at: start + 1_201) == second)
    #expect(try source.token(at: start + 4_199) == second)
    #expect(try source.token(at: start + 4_200) != second)
  }
}
