import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor struct AccessibilityTests {
  @Test func aLabelAndAValueAreSetOnAViewThatIsOneElement() {
    let drawn = LaidOut(
      Text(verbatim: "3").accessibilityLabel("Stops").accessibilityValue("three")
        .accessibilityIdentifier("stops"))
    #expect(drawn.elements.count == 1)
    #expect(drawn.elements.first?.kind == "Text")
    #expect(drawn.elements.first?.accessibilityLabel == "Stops")
    #expect(drawn.elements.first?.accessibilityValue == "three")
    #expect(drawn.elements.first?.accessibilityIdentifier == "stops")
  }

  @Test func aViewOfSeveralElementsGetsOneAround() {
    let drawn = LaidOut(
      HStack {
        Text(verbatim: "3")
        Text(verbatim: "min")
      }.accessibilityLabel("In three minutes"))
    #expect(drawn.elements.map(\.kind) == ["Accessibility", "Text", "Text"])
    #expect(drawn.elements.first?.accessibilityLabel == "In three minutes")
    #expect(drawn.elements.first?.frame.size == drawn.size)
  }

  @Test func theOuterLabelWins() {
    let drawn = LaidOut(Box(.fixed(1)).accessibilityLabel("in").accessibilityLabel("out"))
    #expect(drawn.elements.first?.accessibilityLabel == "out")
  }

  @Test func aHiddenViewSaysSo() {
    let hidden = LaidOut(Text(verbatim: "x").accessibilityHidden(true))
    #expect(hidden.elements.first?.traits.contains(.accessibilityHidden) == true)
    let shown = LaidOut(Text(verbatim: "x").accessibilityHidden(false))
    #expect(shown.elements.first?.traits.contains(.accessibilityHidden) == false)
  }

  @Test func combinedElementsAreReadTogetherInTheirOrder() {
    let drawn = LaidOut(
      VStack {
        Text(verbatim: "Platform")
        Text(verbatim: "9").accessibilityLabel("nine")
        Text(verbatim: "not read").accessibilityHidden(true)
      }.accessibilityElement(children: .combine))
    #expect(drawn.elements.first?.accessibilityLabel == "Platform, nine")
  }

  @Test func ignoredElementsAreHiddenAndKeepTheirPlace() {
    let drawn = LaidOut(
      VStack { Text(verbatim: "a") }.accessibilityElement(children: .ignore)
        .accessibilityLabel("all"))
    #expect(drawn.elements.map(\.kind) == ["Accessibility", "Text"])
    #expect(drawn.elements.first?.accessibilityLabel == "all")
    #expect(drawn.elements.last?.traits == [.accessibilityHidden])
  }
}
