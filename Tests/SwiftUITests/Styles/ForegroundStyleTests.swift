import Drawing
import Testing

@testable import SwiftUI

@MainActor struct ForegroundStyleTests {
  /// A square for each of the first four levels of the foreground.
  private struct Levels: View {
    var body: some View {
      HStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
    }
  }

  private func levels(of view: some View, dark: Bool = false) -> [Paint] {
    LaidOut(view, width: 100, height: 10, environment: dark ? .dark : EnvironmentValues()).paints
  }

  @Test func theLevelsOfTheStandardStyleAreTheLabelColors() {
    #expect(
      levels(of: Levels()) == [
        .color(.black), .color(RGBA(60, 60, 67, alpha: 0.6)),
        .color(RGBA(60, 60, 67, alpha: 0.3)), .color(RGBA(60, 60, 67, alpha: 0.18)),
      ])
    #expect(
      levels(of: Levels(), dark: true) == [
        .color(.white), .color(RGBA(235, 235, 245, alpha: 0.6)),
        .color(RGBA(235, 235, 245, alpha: 0.3)), .color(RGBA(235, 235, 245, alpha: 0.16)),
      ])
  }

  @Test func theLevelsOfAnExplicitStyleAreItsOpacities() {
    let green = RGBA(52, 199, 89)
    let expected: [Paint] = [1, 0.5, 0.25, 0.18].map { .color(green.opacity($0)) }
    #expect(levels(of: Levels().foregroundStyle(.green)) == expected)
    #expect(levels(of: Levels().foregroundColor(.green)) == expected)
    #expect(
      levels(
        of: HStack {
          Rectangle().fill(Color.green.secondary)
          Rectangle().fill(.green.tertiary)
        }) == [expected[1], expected[2]])
  }

  @Test func severalStylesAreTheFirstLevels() {
    #expect(
      levels(of: Levels().foregroundStyle(.white, .black, .clear)) == [
        .color(.white), .color(.black), .color(.clear), .color(.clear),
      ])
    #expect(
      levels(of: Levels().foregroundStyle(.white, .black)).prefix(2)
        == [.color(.white), .color(.black)])
  }

  @Test func aLevelMeansTheStyleOutsideOfIt() {
    // Secondary of secondary is the third level.
    #expect(
      levels(of: Rectangle().fill(.secondary).foregroundStyle(.secondary))
        == [.color(RGBA(60, 60, 67, alpha: 0.3))])
    #expect(
      levels(of: Rectangle().foregroundStyle(.secondary).foregroundStyle(.black))
        == [.color(RGBA.black.opacity(0.5))])
  }

  @Test func aStyleFollowsTheAppearanceWhereItIsUsed() {
    let view = Rectangle().environment(\.colorScheme, .dark).foregroundStyle(.blue)
    #expect(levels(of: view) == [.color(RGBA(10, 132, 255))])
  }

  @Test func noForegroundColorBringsTheStandardBack() {
    #expect(levels(of: Rectangle().foregroundColor(nil).foregroundColor(.red)) == [.color(.black)])
  }

  @Test func theTintIsBlueUntilItIsSet() {
    #expect(levels(of: Rectangle().fill(.tint)) == [.color(RGBA(0, 122, 255))])
    #expect(levels(of: Rectangle().fill(.tint).tint(.red)) == [.color(RGBA(255, 59, 48))])
    #expect(levels(of: Rectangle().fill(.tint).tint(nil).tint(.red)) == [.color(RGBA(0, 122, 255))])
    #expect(
      levels(of: Rectangle().fill(.tint).accentColor(.green)) == [.color(RGBA(52, 199, 89))])
  }

  @Test func theSystemsStylesHaveTheSystemsColors() {
    #expect(levels(of: Rectangle().fill(.background)) == [.color(.white)])
    #expect(levels(of: Rectangle().fill(.background), dark: true) == [.color(.black)])
    #expect(
      levels(of: Rectangle().fill(.background).backgroundStyle(.red)) == [
        .color(RGBA(255, 59, 48))
      ])
    #expect(levels(of: Rectangle().fill(.separator)) == [.color(RGBA(60, 60, 67, alpha: 0.29))])
    #expect(
      levels(of: Rectangle().fill(.fill.tertiary)) == [.color(RGBA(118, 118, 128, alpha: 0.12))])
    #expect(levels(of: Rectangle().fill(.placeholder)) == [.color(RGBA(60, 60, 67, alpha: 0.3))])
    #expect(
      levels(of: Rectangle().fill(.foreground).foregroundColor(.red)) == [
        .color(RGBA(255, 59, 48))
      ])
  }

  /// A style of a user's.
  private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test func aStyleOfOnesOwnResolvesToAnotherOne() {
    #expect(levels(of: Rectangle().fill(Brand())) == [.color(.black)])
    #expect(
      levels(of: Rectangle().fill(Brand().opacity(0.5)), dark: true) == [
        .color(RGBA.white.opacity(0.5))
      ])
    #expect(levels(of: Rectangle().fill(AnyShapeStyle(Brand()))) == [.color(.black)])
  }
}
