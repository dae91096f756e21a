import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// A format of a project's own.
private struct Shouting: DiscreteFormatStyle {
  func format(_ value: Date) -> String { "NOW" }
  func discreteInput(before input: Date) -> Date? { nil }
  func discreteInput(after input: Date) -> Date? { nil }
}

/// What texts and frames tell the checks.
@MainActor struct CheckTraitTests {
  private func traits(_ view: some View, width: CGFloat = 100) -> [Element.Trait] {
    var environment = EnvironmentValues()
    environment.now = Date(timeIntervalSinceReferenceDate: 0)
    return LaidOut(view, width: width, environment: environment).elements.flatMap(\.traits)
  }

  private func date(_ years: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: years * 365.25 * 86_400)
  }

  @Test("Timers take the width they are offered, other running texts do not")
  func fillsWidth() {
    #expect(traits(Text(date(0.001), style: .timer)).contains(.fillsWidth))
    #expect(traits(Text(timerInterval: date(0)...date(0.001))).contains(.fillsWidth))
    #expect(!traits(Text(date(0.001), style: .relative)).contains(.fillsWidth))
    #expect(!traits(Text("1:30")).contains(.fillsWidth))
  }

  @Test("A running date more than ten years away is far; an open timer that counts up is not")
  func farDate() {
    func isFar(_ text: Text) -> Bool {
      traits(text).contains { if case .farDate = $0 { true } else { false } }
    }
    #expect(isFar(Text(date(31), style: .timer)))
    #expect(isFar(Text(date(-31), style: .relative)))
    #expect(!isFar(Text(date(9), style: .relative)))
    #expect(!isFar(Text(date(31), style: .date)))
    #expect(isFar(Text(timerInterval: date(0)...date(31))))
    #expect(!isFar(Text(timerInterval: date(0)...Date.distantFuture, countsDown: false)))
  }

  @Test("A running text in a format of the project's own names it")
  func customFormat() {
    let own = traits(Text(.currentDate, format: Shouting()))
    #expect(
      own.contains {
        if case .customFormat(let name) = $0 { name.hasSuffix("Shouting") } else { false }
      })
    let known = traits(
      Text(.currentDate, format: Date.FormatStyle(date: .omitted, time: .standard)))
    #expect(known == [.running])
  }

  @Test("What stands in a frame of no length says that it is meant")
  func emptyByChoice() {
    #expect(traits(Text("a").frame(width: 0)).contains(.emptyByChoice))
    #expect(traits(Capsule().frame(width: 0, height: 4)).contains(.emptyByChoice))
    #expect(traits(Text("a").frame(maxWidth: 0)).contains(.emptyByChoice))
    #expect(!traits(Text("a").frame(width: 10)).contains(.emptyByChoice))
    #expect(!traits(Text("a"), width: 0).contains(.emptyByChoice))
  }
}
