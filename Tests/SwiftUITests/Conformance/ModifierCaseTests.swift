import Foundation
import Testing

@testable import SwiftUI

/// Section 5 of the reference page on layout: modifiers that change a size.
@MainActor struct ModifierCaseTests {
  @Test("5: Modifiers change the proposal and the size as their table says", arguments: modifiers)
  func modifier(row: LayoutCase) { row.check() }

  @Test("5: Secondary views, positions and effects", arguments: secondaries)
  func secondary(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var modifiers: [LayoutCase] {
    LayoutCase(
      "5 padding", "16 by default: 100 − 32, 60 − 32", width: 100, height: 60, .size(100, 60),
      .frame("a", 16, 16, 68, 28)
    ) {
      filling("a").padding()
    }
    LayoutCase("5 padding", "one edge: 10 + 4", .size(10, 14), .frame("a", 0, 4, 10, 10)) {
      fixed("a", 10).padding(.top, 4)
    }
    LayoutCase(
      "5 padding", "edges of their own: 1 + 10 + 3 and 2 + 10 + 4", .size(14, 16),
      .frame("a", 1, 2, 10, 10)
    ) {
      fixed("a", 10).padding(EdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    }
    LayoutCase(
      "5 padding", "from right to left leading is at the right: 3 + 10 + 1",
      .frame("a", 3, 2, 10, 10)
    ) {
      fixed("a", 10).padding(EdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    }.rightToLeft()
    LayoutCase(
      "5 padding", "the child is never offered less than nothing: 0 + 120", width: 100, height: 10,
      .width(120), .across("a", 60, 0)
    ) {
      filling("a").padding(.horizontal, 60)
    }
    LayoutCase("5 padding", "what is not said stays so: 10 + 2 × 5", .size(20, 20)) {
      filling("a").padding(5)
    }
    LayoutCase(
      "5 padding", "negative padding offers more: 100 + 10, and takes it off again", width: 100,
      .width(100), .across("a", -5, 110)
    ) {
      wide("a").padding(.horizontal, -5)
    }
    LayoutCase(
      "5 padding", "padding twice adds up: 2 + 3 on each side", .size(20, 20),
      .frame("a", 5, 5, 10, 10)
    ) {
      fixed("a", 10).padding(2).padding(3)
    }
    LayoutCase(
      "5 frame", "a fixed frame has its size and passes it on", width: 500, height: 500,
      .size(100, 50), .frame("a", 0, 0, 100, 50)
    ) {
      filling("a").frame(width: 100, height: 50)
    }
    LayoutCase(
      "5 frame", "an axis that is not given comes from the child", width: 500, height: 40,
      .size(100, 40)
    ) {
      filling("a").frame(width: 100)
    }
    LayoutCase("5 frame", "no number at all changes nothing", width: 70, height: 40, .size(70, 40))
    {
      filling("a").frame()
    }
    LayoutCase("5 frame", "a negative width counts as absent", width: 100, .width(30)) {
      fixed("a", 30).frame(width: -5)
    }
    LayoutCase("5 frame", "an endless height counts as absent", .height(10)) {
      fixed("a", 30).frame(height: .infinity)
    }
    LayoutCase("5 frame", "a width that is no number counts as absent", .width(30)) {
      fixed("a", 30).frame(width: .nan)
    }
    LayoutCase("5 frame", "top leading", .frame("a", 0, 0, 10, 10)) {
      fixed("a", 10).frame(width: 100, height: 50, alignment: .topLeading)
    }
    LayoutCase("5 frame", "bottom trailing: 100 − 10, 50 − 10", .frame("a", 90, 40, 10, 10)) {
      fixed("a", 10).frame(width: 100, height: 50, alignment: .bottomTrailing)
    }
    LayoutCase("5 frame", "leading, from right to left: 100 − 10", .frame("a", 90, 20, 10, 10)) {
      fixed("a", 10).frame(width: 100, height: 50, alignment: .leading)
    }.rightToLeft()
    LayoutCase(
      "5 frame", "too large and trailing it overflows on the left: 10 − 30", .across("a", -20, 30)
    ) {
      fixed("a", 30).frame(width: 10, alignment: .trailing)
    }
    LayoutCase("5 frame", "a frame around a frame: 20 in the middle of 50", .across("a", 15, 20)) {
      filling("a").frame(width: 20, height: 10).frame(width: 50)
    }
    LayoutCase("5 fixedSize", "the ideal size in both axes", width: 50, height: 50, .size(200, 30))
    {
      Box(.flexible(ideal: 200), .flexible(ideal: 30)).fixedSize()
    }
    LayoutCase("5 fixedSize", "the ideal size in one axis", width: 50, height: 50, .size(50, 30)) {
      Box(.flexible(ideal: 200), .flexible(ideal: 30)).fixedSize(horizontal: false, vertical: true)
    }
    LayoutCase(
      "5 fixedSize", "it overflows a frame of 50 around its middle: (50 − 200) / 2",
      .across("a", -75, 200)
    ) {
      wide("a", ideal: 200).fixedSize().frame(width: 50)
    }
    LayoutCase(
      "5 fixedSize", "it keeps the child's priority: 100 − 40 for the other", width: 100,
      .across("a", 0, 40), .across("b", 40, 60)
    ) {
      row(wide("a", ideal: 40).layoutPriority(1).fixedSize(), wide("b"))
    }
    LayoutCase(
      "5 aspectRatio", "2 fits 100 × 100: 100 × 50", width: 100, height: 100, .size(100, 50)
    ) {
      filling("a").aspectRatio(2, contentMode: .fit)
    }
    LayoutCase(
      "5 aspectRatio", "2 fills 100 × 100: 200 × 100", width: 100, height: 100, .size(200, 100)
    ) {
      filling("a").aspectRatio(2, contentMode: .fill)
    }
    LayoutCase(
      "5 aspectRatio", "without a height the width decides: 100 × 50", width: 100, .size(100, 50)
    ) {
      filling("a").aspectRatio(2, contentMode: .fit)
    }
    LayoutCase(
      "5 aspectRatio", "without a width the height decides: 40 × 20", height: 20, .size(40, 20)
    ) {
      filling("a").aspectRatio(2, contentMode: .fill)
    }
    LayoutCase("5 aspectRatio", "without either it is passed on: 10 × 10", .size(10, 10)) {
      filling("a").aspectRatio(2, contentMode: .fit)
    }
    LayoutCase(
      "5 aspectRatio", "the ideal ratio 30 : 10 fits 60 × 60: 60 × 20", width: 60, height: 60,
      .size(60, 20)
    ) {
      Box(.flexible(ideal: 30), .flexible(ideal: 10)).scaledToFit()
    }
    LayoutCase(
      "5 aspectRatio", "the ideal ratio 30 : 10 fills 60 × 60: 180 × 60", width: 60, height: 60,
      .size(180, 60)
    ) {
      Box(.flexible(ideal: 30), .flexible(ideal: 10)).scaledToFill()
    }
    LayoutCase(
      "5 aspectRatio", "a child that does not follow keeps its size", width: 100, height: 100,
      .size(30, 10)
    ) {
      fixed("a", 30).aspectRatio(2, contentMode: .fit)
    }
    LayoutCase(
      "5 aspectRatio", "the ratio of a size: 3 : 1 fits 60 × 60", width: 60, height: 60,
      .size(60, 20)
    ) {
      filling("a").aspectRatio(CGSize(width: 30, height: 10), contentMode: .fit)
    }
    LayoutCase(
      "5 aspectRatio", "filling a frame of 40 × 40 it overflows: (40 − 80) / 2", .size(40, 40),
      .frame("a", -20, 0, 80, 40)
    ) {
      filling("a").aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
    }
  }

  @CaseBuilder nonisolated static var secondaries: [LayoutCase] {
    LayoutCase(
      "5 overlay", "the second view gets the first one's size", .size(40, 20),
      .frame("b", 0, 0, 40, 20)
    ) {
      fixed("a", 40, 20).overlay(filling("b"))
    }
    LayoutCase(
      "5 overlay", "it is aligned in it: 40 − 10, 20 − 6", .size(40, 20), .frame("b", 30, 14, 10, 6)
    ) {
      fixed("a", 40, 20).overlay(alignment: .bottomTrailing) { fixed("b", 10, 6) }
    }
    LayoutCase(
      "5 overlay", "it may overflow: (40 − 60) / 2", .size(40, 20), .frame("b", -10, 5, 60, 10)
    ) {
      fixed("a", 40, 20).overlay(fixed("b", 60))
    }
    LayoutCase(
      "5 background", "it may overflow at its corner", .size(40, 20), .frame("b", 0, 0, 60, 30)
    ) {
      fixed("a", 40, 20).background(alignment: .topLeading) { fixed("b", 60, 30) }
    }
    LayoutCase("5 background", "its views do not count in a stack: 40 + 8 + 10", .width(58)) {
      row(spacing: nil, fixed("a", 40).background(fixed("b", 99)), fixed("c", 10))
    }
    LayoutCase(
      "5 offset", "an offset moves what is drawn and nothing else", .size(20, 10),
      .frame("a", 5, -3, 10, 10), .frame("b", 10, 0, 10, 10)
    ) {
      row(fixed("a", 10).offset(x: 5, y: -3), fixed("b", 10))
    }
    LayoutCase(
      "5 offset", "from right to left an offset is mirrored: 10 − 5", .frame("a", 5, 0, 10, 10)
    ) {
      row(fixed("a", 10).offset(x: 5), fixed("b", 10))
    }.rightToLeft()
    LayoutCase("5 offset", "a rotation leaves the size", .size(30, 10)) {
      fixed("a", 30).rotationEffect(.degrees(90))
    }
    LayoutCase("5 offset", "a scale leaves the size", .size(30, 10)) {
      fixed("a", 30).scaleEffect(3)
    }
    LayoutCase(
      "5 position", "it takes the proposal; its middle is at 30, 20", width: 100, height: 80,
      .size(100, 80), .frame("a", 25, 15, 10, 10)
    ) {
      fixed("a", 10).position(x: 30, y: 20)
    }
    LayoutCase("5 position", "without a height it has the child's", width: 100, .size(100, 10)) {
      fixed("a", 10).position(x: 30, y: 20)
    }
    LayoutCase("5 hidden", "a hidden view keeps its place: 10 + 8 + 10", .across("b", 18, 10)) {
      row(spacing: nil, fixed("a", 10).hidden(), fixed("b", 10))
    }
    LayoutCase("5 clipped", "clipping, masks and shadows leave the size", .size(30, 10)) {
      fixed("a", 30).clipped().clipShape(Circle()).mask(Circle()).shadow(radius: 9).blur(radius: 3)
    }
    LayoutCase(
      "5 safe area", "insets of safe areas do nothing in a Live Activity", width: 50, height: 40,
      .size(50, 40)
    ) {
      Color.red.ignoresSafeArea()
    }
    LayoutCase(
      "5 order", "padding inside a frame: 50 − 8 for the child", .size(50, 50),
      .frame("a", 4, 4, 42, 42)
    ) {
      filling("a").padding(4).frame(width: 50, height: 50)
    }
    LayoutCase(
      "5 order", "padding outside a frame: 50 + 8", .size(58, 58), .frame("a", 4, 4, 50, 50)
    ) {
      filling("a").frame(width: 50, height: 50).padding(4)
    }
    LayoutCase(
      "5 order", "a background inside padding has the child's size", .frame("b", 4, 4, 10, 10)
    ) {
      fixed("a", 10).background(filling("b")).padding(4)
    }
    LayoutCase(
      "5 order", "a background outside padding has the padded size", .frame("b", 0, 0, 18, 18)
    ) {
      fixed("a", 10).padding(4).background(filling("b"))
    }
  }
}
