import ActivityModel
import Foundation
import Testing

@testable import Phone

@Suite struct MintTests {
  private static let numbers: [UInt64] = [0, 1, 2, 3, 1_000_000, .max, .max - 1, 1 << 63]

  @Test("Unscrambling undoes scrambling", arguments: numbers)
  func scrambler(number: UInt64) {
    #expect(Scrambler.unscramble(Scrambler.scramble(number)) == number)
    #expect(Scrambler.scramble(Scrambler.unscramble(number)) == number)
  }

  @Test("An identifier gives its number back, to the mint that made it", arguments: numbers)
  func identifiers(number: UInt64) {
    let mint = Mint(seed: 7)
    let id = mint.id(of: number)
    #expect(mint.number(of: id) == number)
    #expect(Mint(seed: 8).number(of: id) == nil)
  }

  @Test("A token gives its stamp back, to the mint that made it", arguments: numbers)
  func tokens(number: UInt64) {
    let mint = Mint(seed: 7)
    for environment in PushEnvironment.allCases {
      for generation in [0, 1, UInt32.max] {
        let stamp = Mint.Stamp(
          kind: .start, number: number, generation: generation, environment: environment)
        let token = mint.token(of: stamp)
        #expect(mint.stamp(of: token) == stamp)
        #expect(Mint(seed: 8).stamp(of: token) == nil)
        #expect(mint.stamp(of: PushToken(bytes: token.bytes.dropLast() + [0, 0])) == nil)
      }
    }
  }

  @Test("Identifiers and tokens of many numbers differ")
  func distinct() {
    let mint = Mint(seed: 7)
    let ids = Set((0..<2_000).map { mint.id(of: $0) })
    #expect(ids.count == 2_000)
    let firstBytes = Set(ids.map { $0.high >> 56 })
    #expect(firstBytes.count > 200)
  }
}
