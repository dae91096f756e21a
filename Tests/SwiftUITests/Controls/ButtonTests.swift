import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor struct ButtonTests {
  private func size(_ view: some View) -> CGSize { LaidOut(view).size }

  @Test("18.8: A button without a style is its label")
  func aButtonWithoutAStyleIsItsLabel() {
    let label = size(Text(verbatim: "Start"))
    #expect(
      size(
        Button {
        } label: {
          Text(verbatim: "Start")
        }) == label)
    #expect(
      size(
        Button {
        } label: {
          Text(verbatim: "Start")
        }.buttonStyle(.plain)) == label)
  }

  /// Measured: body text with 7 points above and below and about 12 at the sides.
  @Test("18.8: A prominent button adds 12 at the sides and 7 above and below")
  func aProminentButtonAddsTwelvePointsAtTheSidesAndSevenAboveAndBelow() {
    let label = size(Text(verbatim: "Start"))
    let button = size(
      Button {
      } label: {
        Text(verbatim: "Start")
      }.buttonStyle(.borderedProminent))
    #expect(abs(label.height - 61.0 / 3) < 1e-6, "One line of body text is 20.33 points high.")
    #expect(abs(button.height - 103.0 / 3) < 1e-6)
    #expect(abs(button.width - label.width - 24) < 1e-6)
  }

  @Test func aButtonSaysThatItCanBeTapped() {
    let drawn = LaidOut(Button("Start") {}.buttonStyle(.bordered))
    let button = drawn.elements.first
    #expect(button?.kind == "Button")
    // This one stands in a widget and has an action of its own.
    #expect(button?.traits == [.button, .withoutIntent])
    #expect(drawn.elements.filter { $0.kind == "Text" }.map(\.content) == ["Start"])
  }

  @Test func aLinkSaysWhatItOpens() throws {
    let url = try #require(URL(string: "app://order/1"))
    let drawn = LaidOut(Link("Open", destination: url))
    #expect(drawn.elements.first?.traits == [.link("app://order/1")])
    #expect(drawn.elements.first?.kind == "Link")
  }

  @Test("18.8: The label of a button has the tint unless a colour is chosen")
  func theLabelOfAButtonHasTheTintUnlessAColourIsChosen() {
    func color(_ view: some View) -> RGBA?? { LaidOut(view).glyphColors.first }
    let tint = color(Text(verbatim: "a").foregroundStyle(.tint))
    let red = color(Text(verbatim: "a").foregroundStyle(.red))
    #expect(color(Button("a") {}) == tint)
    #expect(color(Button("a", role: .destructive) {}) == red)
    #expect(color(Button("a") {}.foregroundStyle(.red)) == red)
    #expect(color(Button("a") {}.tint(.red)) == red)
    #expect(color(Button("a") {}.buttonStyle(.borderedProminent)) == .some(.white))
  }

  /// Pair wd-calendar-medium-dark: titles of links in the plain style are not tinted.
  @Test func aLinkLooksAsTheButtonStyleSays() throws {
    let url = try #require(URL(string: "app://order/1"))
    func color(_ view: some View) -> RGBA?? { LaidOut(view).glyphColors.first }
    let link = Link("a", destination: url)
    #expect(color(link) == color(Text(verbatim: "a").foregroundStyle(.tint)))
    #expect(color(link.buttonStyle(.plain)) == color(Text(verbatim: "a")))
    #expect(color(link.buttonStyle(.borderedProminent)) == .some(.white))
    #expect(LaidOut(link.buttonStyle(.plain)).elements.first?.kind == "Link")
  }

  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: isEnabled ? 80 : 40, height: 30)
    }
  }

  private struct Held: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).frame(width: 50).onTapGesture { configuration.trigger() }
    }
  }

  @Test func aStyleOfTheUsersOwnReadsItsEnvironment() {
    #expect(size(Button("a") {}.buttonStyle(Framed())) == CGSize(width: 80, height: 30))
    #expect(size(Button("a") {}.buttonStyle(Framed()).disabled(true)).width == 40)
  }

  @Test func aStyleThatStartsActionsDrawsTheButtonInTheStandardStyle() {
    let drawn = LaidOut(Button("a") {}.buttonStyle(Held()))
    #expect(drawn.size.width == 50)
    #expect(drawn.elements.filter { $0.kind == "Text" }.map(\.content) == ["a"])
  }

  private struct Guarded: View {
    @State private var taps = 0
    let isDisabled: Bool

    var body: some View {
      Button("tapped \(taps)") { taps += 1 }.disabled(isDisabled)
    }
  }

  @Test func aDisabledButtonCannotBeTapped() {
    #expect(Hosted(Guarded(isDisabled: false)).tap("tapped 0"))
    #expect(!Hosted(Guarded(isDisabled: true)).tap("tapped 0"))
  }
}
