import Foundation
import Testing

@testable import SwiftUI

/// Sections 9.1 and 18.4 of the reference page on layout, in a face whose letters are 0.6 em wide:
/// 12 points at 20. A line of it is 24 points high, and the pitch 25.
@MainActor struct TextCaseTests {
  @Test("9.1: Texts wrap, shrink and are cut", arguments: wrapping + fitting)
  func text(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var wrapping: [LayoutCase] {
    LayoutCase("9.1", "without a width there is one line: 9 × 12", .size(108, 24)) {
      mono("aaaa bbbb")
    }
    LayoutCase("9.1", "every paragraph is a line: 25 + 24", .size(48, 49)) { mono("aaaa\nbb") }
    LayoutCase("9.1", "a width that holds it exactly", width: 108, .size(108, 24)) {
      mono("aaaa bbbb")
    }
    LayoutCase(
      "9.1", "wrapped at the word, as wide as the widest line: 4 × 12", width: 107, .size(48, 49)
    ) { mono("aaaa bbbb") }
    LayoutCase(
      "9.1", "the width is that of the widest line, not the proposal", width: 300, .size(36, 24)
    ) { mono("aaa") }
    LayoutCase("9.1", "a space at the end of a line hangs over: 4 × 12", width: 48, .size(48, 49)) {
      mono("aaaa bbbb")
    }
    LayoutCase(
      "9.1", "a word longer than the line breaks between letters: 3 + 1", width: 47, .size(36, 49)
    ) { mono("aaaa") }
    LayoutCase("9.1", "long words again: aaa, a, bbb, b in 3 × 25 + 24", width: 47, .size(36, 99)) {
      mono("aaaa bbbb")
    }
    LayoutCase(
      "9.1", "a width of 0 leaves no width and a line's height", width: 0, height: 0, .size(0, 24)
    ) { mono("aaaa") }
    LayoutCase(
      "9.1", "a height of two lines cuts the third", width: 48, height: 49, .size(48, 49),
      .shown("aaaa\nbbb…")
    ) {
      mono("aaaa bbbb cccc")
    }
    LayoutCase(
      "9.1", "a height of 48.9 leaves one line", width: 48, height: 48.9, .size(48, 24),
      .shown("aaa…")
    ) {
      mono("aaaa bbbb cccc")
    }
    LayoutCase(
      "9.1", "one line is always shown", width: 48, height: 3, .size(48, 24), .shown("aaa…")
    ) {
      mono("aaaa bbbb")
    }
    LayoutCase(
      "9.1", "lineLimit(1) in 60: four letters and the ellipsis", width: 60, .size(60, 24),
      .shown("aaaa…")
    ) {
      mono("aaaa bbbb").lineLimit(1)
    }
    LayoutCase("9.1", "cut at the head", width: 60, .size(60, 24), .shown("…bbbb")) {
      mono("aaaa bbbb").lineLimit(1).truncationMode(.head)
    }
    LayoutCase("9.1", "cut in the middle: 2 + 1 + 2", width: 60, .size(60, 24), .shown("aa…bb")) {
      mono("aaaa bbbb").lineLimit(1).truncationMode(.middle)
    }
    LayoutCase(
      "9.1", "the last of two lines is cut", width: 60, .size(60, 49), .shown("aaaa\nbbbb…")
    ) {
      mono("aaaa bbbb cccc").lineLimit(2)
    }
    LayoutCase("9.1", "no space stands before the ellipsis", width: 72, .shown("aaaa…")) {
      mono("aaaa bbbb").lineLimit(1)
    }
    LayoutCase("9.1", "lineLimit(nil) takes a limit away", width: 48, .size(48, 49)) {
      mono("aaaa bbbb").lineLimit(nil).lineLimit(1)
    }
    LayoutCase("9.1", "reserved lines have their height: 25 + 24", .size(36, 49)) {
      mono("aaa").lineLimit(2, reservesSpace: true)
    }
    LayoutCase("9.1", "a limit that reserves nothing", .size(36, 24)) {
      mono("aaa").lineLimit(2, reservesSpace: false)
    }
    LayoutCase("9.1", "a range reserves its least: 2 × 25 + 24", .height(74)) {
      mono("aaa").lineLimit(3...5)
    }
    LayoutCase("9.1", "a range limits to its greatest: 25 + 24", width: 12, .height(49)) {
      mono("aaaa").lineLimit(1...2)
    }
    LayoutCase(
      "9.1", "a range from three reserves three and has no limit: 3 × 25 + 24", width: 12,
      .height(99)
    ) {
      mono("aaaa").lineLimit(3...)
    }
    LayoutCase("9.1", "a range up to two reserves nothing", .height(24)) {
      mono("aaa").lineLimit(...2)
    }
    LayoutCase("9.1", "line spacing is added to the pitch: 25 + 5 + 24", .height(54)) {
      mono("a\nb").lineSpacing(5)
    }
    LayoutCase("9.1", "tight leading: 23 + 24", .height(47)) {
      Text("a\nb").font(.system(size: 20, design: .monospaced).leading(.tight))
    }
    LayoutCase("9.1", "loose leading: 27 + 24", .height(51)) {
      Text("a\nb").font(.system(size: 20, design: .monospaced).leading(.loose))
    }
    LayoutCase("9.1", "fixedSize keeps one line in less room", width: 20, .size(108, 24)) {
      mono("aaaa bbbb").fixedSize()
    }
    LayoutCase(
      "9.1", "fixedSize in height keeps all lines: 2 × 25 + 24", width: 48, height: 24, .height(74)
    ) {
      mono("aaaa bbbb cccc").fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase("9.1", "alignment does not widen a text", width: 300, .width(36)) {
      mono("aaa").multilineTextAlignment(.trailing)
    }
    LayoutCase(
      "9.1", "a frame moves the text's block: 100 − 36", width: 100, .across("aaa", 64, 36)
    ) {
      mono("aaa").frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  @CaseBuilder nonisolated static var fitting: [LayoutCase] {
    LayoutCase(
      "18.4", "54.3 of 108: no step above one half fits", width: 54.3, .height(12), .scaled(0.5)
    ) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase(
      "18.4", "81.3 of 108 is 0.753; the step below is the first, 0.75: 15 points, 17.9 high",
      width: 81.3, .height(18), .scaled(0.75)
    ) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase(
      "18.4", "100 of 108 is 0.9259: 0.5 + 109 / 256", width: 100, .height(22.33),
      .scaled(0.92578125)
    ) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase("18.4", "100 of 108 from 0.2: 0.2 + 0.8 × 116 / 128", width: 100, .scaled(0.925)) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.2)
    }
    LayoutCase("18.4", "scale 1 is tried first", width: 108, .size(108, 24), .scaled(1)) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase(
      "18.4", "it must fit in height too: 18 of 24 holds 15 points, 17.9", width: 300, height: 18,
      .height(18), .scaled(0.75)
    ) {
      mono("aaa").minimumScaleFactor(0.5)
    }
    LayoutCase(
      "18.4", "what does not fit at the least factor is cut at it: 31 holds five of 6", width: 31,
      .height(12), .scaled(0.5), .shown("aaaa…")
    ) {
      mono("aaaa bbbb").lineLimit(1).minimumScaleFactor(0.5)
    }
    LayoutCase(
      "18.4", "without a limit of lines a text wraps before it shrinks", width: 60, .size(48, 49),
      .scaled(1)
    ) {
      mono("aaaa bbbb").minimumScaleFactor(0.5)
    }
    LayoutCase("9.1", "tracking adds to every letter: 108 + 9 × 2", .width(126)) {
      mono("aaaa bbbb").tracking(2)
    }
    LayoutCase("9.1", "kerning adds to every letter: 108 + 9 × 2", .width(126)) {
      mono("aaaa bbbb").kerning(2)
    }
    LayoutCase("9.1", "tracking goes before kerning", .width(117)) {
      mono("aaaa bbbb").kerning(5).tracking(1)
    }
    LayoutCase("9.1", "a raised word makes the line higher: 24.04 + 4.82", .height(29)) {
      mono("a") + mono("b").baselineOffset(5)
    }
    LayoutCase("9.1", "a lowered word makes the line higher: 19.04 + 9.82", .height(29)) {
      mono("a") + mono("b").baselineOffset(-5)
    }
    LayoutCase(
      "9.1", "texts added are one paragraph: 4 × 12 + 1 × 6 in the height of 20", .size(54, 24)
    ) {
      mono("aaaa") + Text("b").font(.system(size: 10, design: .monospaced))
    }
    LayoutCase(
      "9.1", "texts added wrap as one: aaaabb is one word of 72 in 60", width: 60, .size(60, 49)
    ) {
      mono("aaaa") + mono("bb")
    }
    LayoutCase("9.1", "the tallest font gives the line: title 33.67", .height(33.67)) {
      Text("a").font(.caption) + Text("b").font(.title)
    }
    LayoutCase("9.1", "underline, strike, colour and weight leave the size", .size(48, 24)) {
      mono("aaaa").underline().strikethrough().foregroundStyle(.red)
    }
    LayoutCase("9.1", "an interpolated text keeps its font: 3 × 12 + 6", .width(42)) {
      Text("aa\(Text("b").font(.system(size: 10, design: .monospaced)))a")
        .font(.system(size: 20, design: .monospaced))
    }
    LayoutCase(
      "9.1", "the font of the environment does not change with the text size: 20 points",
      .height(24)
    ) {
      mono("a")
    }.typeSize(.accessibility5)
    LayoutCase(
      "9.1", "two texts that do not fit get half each: 5 letters of 60", width: 120,
      .across("aaaa bbbb", 0, 60), .across("cccc dddd", 60, 60), .shown("aaaa…|cccc…")
    ) {
      row(mono("aaaa bbbb"), mono("cccc dddd")).lineLimit(1)
    }
    LayoutCase(
      "9.1", "a text is squeezed to nothing beside a wide view", width: 100, .across("aaaa", 100, 0)
    ) {
      row(fixed("a", 100), mono("aaaa").lineLimit(1))
    }
  }

  nonisolated private static func mono(_ words: String) -> Text {
    Text(verbatim: words).font(.system(size: 20, design: .monospaced))
  }
}
