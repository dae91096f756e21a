import ActivityModel
import Foundation
import Phone
import Testing

/// R19.
@Suite struct TokenTests {
  @Test("There is no token right after the request, a little later there is one of 160 digits")
  func delay() throws {
    var stage = Stage()
    let id = try stage.start(input: .token, at: 0)
    #expect(stage.phone.activity(id)?.pushToken == nil)
    stage.wind(to: 0.2)
    #expect(stage.phone.activity(id)?.pushToken == nil)
    stage.wind(to: 0.25)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    #expect(stage.effects.deeds == [.tokenIssued(id, token)])
    #expect(token.hex.count == 160)
    #expect(token.hex.hasPrefix("80"))
    #expect(PushToken(hex: token.hex.uppercased()) == token)
  }

  @Test("An activity that is updated by the app alone has none, nor one on a channel")
  func none() throws {
    var stage = Stage()
    let local = try stage.start()
    let broadcast = try stage.start(input: .channel("AAAA"))
    stage.wind(to: 60)
    #expect(stage.phone.activity(local)?.pushToken == nil)
    #expect(stage.phone.activity(broadcast)?.pushToken == nil)
  }

  @Test("Tokens differ by activity, kind, environment and seed, and are equal for equal phones")
  func differ() throws {
    var tokens: Set<PushToken> = []
    for seed in 1...2 {
      for environment in PushEnvironment.allCases {
        var phones: Set<[PushToken]> = []
        for _ in 0..<2 {
          var stage = Stage(app: Stage.description(environment: environment)) {
            $0.seed = UInt64(seed)
          }
          let ids = [try stage.start(input: .token), try stage.start(input: .token)]
          stage.wind(to: 1)
          let start = stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type)
          phones.insert(
            ids.compactMap { stage.phone.activity($0)?.pushToken } + [try #require(start)])
        }
        #expect(phones.count == 1)
        tokens.formUnion(try #require(phones.first))
      }
    }
    #expect(tokens.count == 2 * 2 * 3)
  }

  @Test("A replaced token no longer reaches the activity, the new one does")
  func rotation() throws {
    var stage = Stage()
    let id = try stage.start(input: .token)
    stage.wind(to: 1)
    let old = try #require(stage.phone.activity(id)?.pushToken)
    stage.send(.enterBackground(Stage.app))
    stage.send(.rotateTokens(.activity(id)))
    let new = try #require(stage.phone.activity(id)?.pushToken)
    #expect(old != new)
    #expect(
      stage.effects.deeds == [.tokenIssued(id, new), .appWoken(Stage.app, .tokenChanged)])
    stage.push(Stage.update(2, "1"), to: old, at: 2)
    #expect(
      stage.lines == [
        "update push ignored: its token was replaced or belongs to an app that is gone (R19)"
      ])
    stage.push(Stage.update(3, "1"), to: new, at: 3)
    #expect(stage.state(id) == "1")
  }

  @Test("A system update replaces all tokens")
  func all() throws {
    var stage = Stage()
    let id = try stage.start(input: .token)
    stage.wind(to: 1)
    stage.send(.rotateTokens(.all))
    let token = try #require(stage.phone.activity(id)?.pushToken)
    let start = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    #expect(
      stage.effects.deeds == [
        .pushToStartTokenIssued(Stage.app, attributesType: Stage.type, start),
        .tokenIssued(id, token),
      ])
  }

  @Test("Push-to-start tokens appear at the first launch, or at installation by choice")
  func startTokens() {
    for choice in TokenRules.FirstStartToken.allCases {
      var stage = Stage { $0.choices.firstStartToken = choice }
      stage.send(.install(Stage.description("com.example.coffee")))
      let early = stage.phone.pushToStartToken(of: "com.example.coffee", attributesType: Stage.type)
      #expect((early != nil) == (choice == .atInstallation))
      stage.send(.launch("com.example.coffee"))
      let late = stage.phone.pushToStartToken(of: "com.example.coffee", attributesType: Stage.type)
      #expect(late != nil)
    }
  }

  @Test("They came with iOS 17.2")
  func version() {
    let old = Stage { $0.system = SystemVersion(17, 1) }
    #expect(old.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type) == nil)
  }

  @Test("Each kind of token serves its own event")
  func kinds() throws {
    var stage = Stage()
    let id = try stage.start(input: .token)
    stage.wind(to: 1)
    let update = try #require(stage.phone.activity(id)?.pushToken)
    let start = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    stage.push(Stage.startPush(1), to: update)
    #expect(stage.lines == ["start push ignored: an update token cannot start an activity (R19)"])
    stage.push(Stage.update(1), to: start)
    #expect(
      stage.lines == ["update push ignored: a push-to-start token can only start activities (R19)"])
    stage.push(Stage.update(1), to: PushToken(bytes: Data(count: 80)))
    #expect(stage.lines == ["update push ignored: the phone never issued its token (R19)"])
    stage.push(Stage.update(1), to: PushToken(bytes: Data([1, 2])))
    #expect(stage.lines == ["update push ignored: the phone never issued its token (R19)"])
  }

  @Test("Hexadecimal text that is no token is refused", arguments: ["", "8", "80g1", "80 1", "é0"])
  func hex(text: String) {
    #expect(PushToken(hex: text) == nil)
  }

  @Test("Identifiers are UUIDs of version 4 that no other phone knows")
  func identifiers() throws {
    var stage = Stage()
    let id = try stage.start()
    #expect(id.rawValue.count == 36)
    #expect(Array(id.rawValue)[14] == "4")
    #expect("89AB".contains(Array(id.rawValue)[19]))
    #expect(ActivityID(id.rawValue) == id)
    let other = Stage { $0.seed = 2 }
    #expect(other.phone.activity(id) == nil)
    stage.update(ActivityID(UUID()))
    #expect(stage.lines == ["update ignored: the phone knows no such activity (R3)"])
  }
}
