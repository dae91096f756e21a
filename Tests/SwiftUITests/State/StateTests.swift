import Foundation
import SwiftUI
import Testing

/// Counts on any thread.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var total: Int { lock.withLock { value } }
  func count() { lock.withLock { value += 1 } }
}

private struct Counter: View {
  @State private var count = 0
  var name = ""

  var body: some View {
    VStack {
      Text(verbatim: "\(name)\(count)")
      Button("Add \(name)") { count += 1 }
    }
  }
}

@MainActor struct StateTests {
  @Test func aStateIsKeptFromOneEvaluationToTheNext() {
    let hosted = Hosted(Counter())
    #expect(hosted.texts.first == "0")
    #expect(hosted.tap("Add "))
    #expect(hosted.tap("Add "))
    #expect(hosted.texts.first == "2")
  }

  @Test func aStateThatNoViewWasEvaluatedWithKeepsItsFirstValue() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test func settingAStateAsksForOneEvaluationHoweverOftenItIsSet() {
    let hosted = Hosted(Counter())
    let invalidations = Tally()
    hosted.host.onInvalidate = { invalidations.count() }
    #expect(hosted.host.isCurrent)
    let middle = hosted.elements.first { $0.kind == "Button" }?.frame ?? .zero
    guard
      case .tap(let action)? = hosted.host.root?
        .hitTest(CGPoint(x: middle.midX, y: middle.midY))?.interaction
    else {
      Issue.record("The button cannot be tapped.")
      return
    }
    action()
    action()
    #expect(invalidations.total == 1)
    #expect(!hosted.host.isCurrent)
  }

  private struct Board: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop a") { names.removeAll { $0 == "a" } }
        Button("Bring a") { names.append("a") }
      }
    }
  }

  @Test func stateFollowsTheIdentityOfAForEachWhenTheOrderChanges() {
    let hosted = Hosted(Board(), height: 800)
    #expect(hosted.tap("Add b"))
    #expect(hosted.texts.filter { $0.count == 2 } == ["a0", "b1"])
    #expect(hosted.tap("Reverse"))
    #expect(hosted.texts.filter { $0.count == 2 } == ["b1", "a0"])
  }

  @Test func stateOfAViewThatWasGoneStartsAnew() {
    let hosted = Hosted(Board(), height: 800)
    #expect(hosted.tap("Add a"))
    #expect(hosted.tap("Drop a"))
    #expect(hosted.texts.filter { $0.count == 2 } == ["b0"])
    #expect(hosted.tap("Bring a"))
    #expect(hosted.texts.filter { $0.count == 2 } == ["b0", "a0"])
  }

  private struct Identified: View {
    @State private var id = 0

    var body: some View {
      VStack {
        Counter().id(id)
        Button("Renew") { id += 1 }
      }
    }
  }

  @Test func anotherIdentityStartsTheStateAnew() {
    let hosted = Hosted(Identified())
    #expect(hosted.tap("Add "))
    #expect(hosted.texts.first == "1")
    #expect(hosted.tap("Renew"))
    #expect(hosted.texts.first == "0")
  }

  private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        if isFirst { Counter(name: "x") } else { Counter(name: "y") }
        Button("Switch") { isFirst.toggle() }
      }
    }
  }

  @Test func theBranchesOfAnIfHaveStatesOfTheirOwn() {
    let hosted = Hosted(Branches())
    #expect(hosted.tap("Add x"))
    #expect(hosted.tap("Switch"))
    #expect(hosted.texts.first == "y0")
  }

  private struct Parent: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(verbatim: isOn ? "on" : "off")
        Child(isOn: $isOn)
      }
    }

    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Button("Flip") { isOn.toggle() } }
    }
  }

  @Test func aBindingChangesTheStateOfTheViewThatOwnsIt() {
    let hosted = Hosted(Parent())
    #expect(hosted.texts.first == "off")
    #expect(hosted.tap("Flip"))
    #expect(hosted.texts.first == "on")
  }

  @Test func twoTreesOfTheSameViewHaveStatesOfTheirOwn() {
    let first = Hosted(Counter())
    let second = Hosted(Counter())
    #expect(first.tap("Add "))
    second.update()
    #expect(first.texts.first == "1")
    #expect(second.texts.first == "0")
  }
}
