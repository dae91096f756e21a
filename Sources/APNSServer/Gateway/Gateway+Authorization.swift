import Foundation
import PushPayload

extension Gateway {
  /// Registers a key; one of the same identifier is replaced.
  package mutating func register(_ key: RegisteredKey) {
    keys[key.keyID] = key
    verified = []
  }

  /// Looks at the provider token. The key is left in the examination when all is right.
  mutating func examineAuthorization(_ examination: inout Examination) {
    guard let field = examination.request["authorization"], !field.isEmpty else {
      return examination.fault(.missingProviderToken, "the header authorization is missing")
    }
    let words = field.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else {
      return examination.fault(
        .invalidProviderToken, "the header authorization is not the word bearer and a token")
    }
    let text = String(words[1])
    let token: ProviderToken
    do {
      token = try ProviderToken(text)
    } catch {
      return examination.fault(.invalidProviderToken, "\(error)")
    }
    examination.record.keyID = token.keyID
    let age = examination.now.timeIntervalSince(token.issued)
    examination.record.tokenAge = age
    guard let key = examineKey(token, text, &examination) else { return }
    if age > configuration.tokenAge {
      return examination.fault(
        .expiredProviderToken,
        "the provider token is \(Int(age)) s old, \(Int(configuration.tokenAge)) s are allowed")
    }
    if let ahead = configuration.tokenAhead, -age > ahead {
      return examination.fault(
        .invalidProviderToken, "the provider token is issued \(Int(-age)) s in the future")
    }
    let environment = examination.request.service.environment
    if let only = key.environment, only != environment {
      return examination.fault(
        configuration.environmentReason,
        "the key \(key.keyID) is for \(only.rawValue), this is \(environment.rawValue)")
    }
    examineConnection(key, text, &examination)
  }

  private mutating func examineKey(
    _ token: ProviderToken, _ text: String, _ examination: inout Examination
  ) -> RegisteredKey? {
    let stranger =
      configuration.trustsAnyKey
      ? RegisteredKey(keyID: token.keyID, teamID: token.teamID) : nil
    guard let key = keys[token.keyID] ?? stranger else {
      examination.fault(.invalidProviderToken, "no key \(token.keyID) is registered")
      return nil
    }
    if let from = key.knownFrom, from > examination.now {
      examination.fault(.invalidProviderToken, "the key \(key.keyID) is not known everywhere yet")
      return nil
    }
    guard key.teamID == token.teamID else {
      examination.fault(
        .invalidProviderToken,
        "the key \(key.keyID) belongs to the team \(key.teamID), not \(token.teamID)")
      return nil
    }
    if let pem = key.publicKey, !configuration.trustsAnyKey, !verified.contains(text) {
      guard checkSignature(token, pem) else {
        examination.fault(
          .invalidProviderToken, "the signature is not one of the key \(key.keyID)")
        return nil
      }
      if verified.count >= 1_000 { verified = [] }
      verified.insert(text)
    }
    return key
  }

  private mutating func examineConnection(
    _ key: RegisteredKey, _ text: String, _ examination: inout Examination
  ) {
    let id = examination.request.connection
    var connection = connections[id] ?? ConnectionState()
    defer { connections[id] = connection }
    if let first = connection.first {
      let isRelated =
        switch configuration.relatedKeys {
        case .sameTeam: first.team == key.teamID
        case .sameKey: first.key == key.keyID
        }
      guard isRelated else {
        return examination.fault(
          .unrelatedKeyIdInToken,
          "this connection began with the key \(first.key) of \(first.team)")
      }
    }
    let now = examination.now
    let interval = configuration.tokenRenewal
    let isInTime =
      switch configuration.tokenRenewalScope {
      case .connection: connection.tokens.accept(text, at: now, interval: interval)
      case .key:
        keyTokens[key.keyID, default: TokenHistory()].accept(text, at: now, interval: interval)
      }
    guard isInTime else {
      return examination.fault(
        .tooManyProviderTokenUpdates,
        "the provider token was renewed twice within \(Int(interval / 60)) minutes")
    }
    if connection.first == nil {
      connection.first = (key.keyID, key.teamID)
      examination.actions.append(.allowStreams(configuration.streams))
    }
    examination.key = key
  }

  /// Whether the key may push to that app.
  func examineTopic(_ app: String, _ examination: inout Examination) {
    guard let key = examination.key else { return }
    if let topics = key.topics, !topics.contains(app) {
      examination.fault(.topicDisallowed, "the key \(key.keyID) is not for \(app)")
    }
    if let team = configuration.teams[app], team != key.teamID {
      examination.fault(
        .topicDisallowed, "\(app) belongs to the team \(team), the key to \(key.teamID)")
    }
  }
}
