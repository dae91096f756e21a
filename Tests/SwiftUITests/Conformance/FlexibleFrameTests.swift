import Foundation
import Testing

@testable import SwiftUI

/// Sections 6 and 7 of the reference page on layout: flexible frames and `ViewThatFits`.
@MainActor struct FlexibleFrameTests {
  /// One axis of the table of section 6; both axes are checked with it.
  struct Row: Sendable, CustomTestStringConvertible {
    var reason: String
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    var child: Box.Length
    /// The length of the frame, and where its child lies in it.
    var length: CGFloat
    var start: CGFloat
    var childLength: CGFloat
    var testDescription: String { "6: \(reason)" }

    init(
      _ reason: String, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
      in proposal: CGFloat?, _ child: Box.Length, is length: CGFloat, child start: CGFloat,
      _ childLength: CGFloat
    ) {
      self.reason = reason
      (self.min, self.ideal, self.max) = (min, ideal, max)
      self.proposal = proposal
      self.child = child
      self.length = length
      self.start = start
      self.childLength = childLength
    }
  }

  nonisolated static let rows: [Row] = [
    Row(
      "both limits: the proposal, 50", min: 20, max: 80, in: 50, .fixed(10), is: 50, child: 20, 10),
    Row(
      "both limits: 10 is less than 20", min: 20, max: 80, in: 10, .fixed(40), is: 20, child: -10,
      40),
    Row(
      "both limits: 200 is more than 80", min: 20, max: 80, in: 200, .fixed(40), is: 80, child: 20,
      40),
    Row(
      "both limits: a flexible child fills", min: 20, max: 80, in: 50, .flexible(), is: 50,
      child: 0, 50),
    Row(
      "both limits: the child is clamped, 10 to 20", min: 20, max: 80, in: nil, .fixed(10), is: 20,
      child: 5, 10),
    Row(
      "both limits: the child is clamped, 99 to 80", min: 20, max: 80, in: nil, .fixed(99), is: 80,
      child: -9.5, 99),
    Row(
      "both limits: a child of 30 stays", min: 20, max: 80, in: nil, .fixed(30), is: 30, child: 0,
      30),
    Row(
      "both limits: an ideal child of 30 stays so when placed", min: 20, max: 80, in: nil,
      .flexible(ideal: 30), is: 30, child: 0, 30),
    Row(
      "both limits and an ideal: the ideal, 60", min: 20, ideal: 60, max: 80, in: nil, .fixed(10),
      is: 60, child: 25, 10),
    Row(
      "both limits and an ideal: a flexible child gets 60", min: 20, ideal: 60, max: 80, in: nil,
      .flexible(), is: 60, child: 0, 60),
    Row(
      "0 to infinity: narrower than the child", min: 0, max: .infinity, in: 5, .fixed(10), is: 5,
      child: -2.5, 10),
    Row(
      "0 to infinity: as wide as proposed", min: 0, max: .infinity, in: 70, .fixed(10), is: 70,
      child: 30, 10),
    Row(
      "0 to infinity: the child without a proposal", min: 0, max: .infinity, in: nil, .fixed(10),
      is: 10, child: 0, 10),
    Row("a least length: the child, but 30", min: 30, in: 100, .fixed(10), is: 30, child: 10, 10),
    Row(
      "a least length: a larger child keeps its 50", min: 30, in: 100, .fixed(50), is: 50, child: 0,
      50),
    Row(
      "a least length: a flexible child fills 100", min: 30, in: 100, .flexible(), is: 100,
      child: 0, 100),
    Row(
      "a least length: the child is offered 30 of 10", min: 30, in: 10, .flexible(), is: 30,
      child: 0, 30),
    Row(
      "a least length: a child of 50 in 10 is cut to the 30", min: 30, in: 10, .fixed(50), is: 30,
      child: -10, 50),
    Row(
      "a least length without a proposal: at least 30", min: 30, in: nil, .fixed(10), is: 30,
      child: 10, 10),
    Row(
      "a least length without a proposal: a child of 50", min: 30, in: nil, .fixed(50), is: 50,
      child: 0, 50),
    Row("no end: fills the proposal", max: .infinity, in: 100, .fixed(10), is: 100, child: 45, 10),
    Row(
      "no end: never narrower than the child", max: .infinity, in: 5, .fixed(10), is: 10, child: 0,
      10),
    Row(
      "no end: the child without a proposal", max: .infinity, in: nil, .fixed(10), is: 10, child: 0,
      10),
    Row(
      "no end: a flexible child fills", max: .infinity, in: 100, .flexible(), is: 100, child: 0, 100
    ),
    Row(
      "a greatest length: holds against a child of 50", max: 30, in: 100, .fixed(50), is: 30,
      child: -10, 50),
    Row("a greatest length: filled below it", max: 30, in: 20, .fixed(10), is: 20, child: 5, 10),
    Row(
      "a greatest length: the child is offered 30 of 100", max: 30, in: 100, .flexible(), is: 30,
      child: 0, 30),
    Row(
      "a greatest length without a proposal: cuts 50 to 30", max: 30, in: nil, .fixed(50), is: 30,
      child: -10, 50),
    Row(
      "a greatest length without a proposal: the child of 10", max: 30, in: nil, .fixed(10), is: 10,
      child: 0, 10),
    Row(
      "an ideal length alone: answers nothing with 60", ideal: 60, in: nil, .fixed(10), is: 60,
      child: 25, 10),
    Row(
      "an ideal length alone: silent when something is proposed", ideal: 60, in: 25, .flexible(),
      is: 25, child: 0, 25),
    Row(
      "an ideal length below the least one is raised to it", min: 40, ideal: 20, in: nil,
      .fixed(10), is: 40, child: 15, 10),
    Row(
      "a greatest length below the ideal one is raised to it", ideal: 60, max: 20, in: 100,
      .fixed(10), is: 60, child: 25, 10),
    Row(
      "a greatest length below the least one is raised to it", min: 50, max: 20, in: 30, .fixed(10),
      is: 50, child: 20, 10),
    Row(
      "an endless least length is endless", min: .infinity, in: 30, .flexible(), is: .infinity,
      child: 0, .infinity),
  ]

  @Test("6: A flexible frame follows its table in each axis", arguments: rows)
  func flexibleFrame(row: Row) {
    let across = LaidOut(
      Box(row.child, .fixed(1), name: "a")
        .frame(minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max),
      width: row.proposal, height: 1)
    let down = LaidOut(
      Box(.fixed(1), row.child, name: "a")
        .frame(minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max),
      width: 1, height: row.proposal)
    #expect(across.size.width == row.length)
    #expect(down.size.height == row.length)
    guard row.length.isFinite else { return }
    #expect(across["a"] == CGRect(x: row.start, y: 0, width: row.childLength, height: 1))
    #expect(down["a"] == CGRect(x: 0, y: row.start, width: 1, height: row.childLength))
  }

  @Test("6: Flexible frames in their surroundings", arguments: frames)
  func frame(row: LayoutCase) { row.check() }

  @Test("7: ViewThatFits takes the first view whose ideal size fits", arguments: choices)
  func viewThatFits(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var frames: [LayoutCase] {
    LayoutCase("6", "leading in all of 100", width: 100, .width(100), .across("a", 0, 10)) {
      fixed("a", 10).frame(maxWidth: .infinity, alignment: .leading)
    }
    LayoutCase("6", "trailing in all of 100", width: 100, .across("a", 90, 10)) {
      fixed("a", 10).frame(maxWidth: .infinity, alignment: .trailing)
    }
    LayoutCase("6", "leading, from right to left", width: 100, .across("a", 90, 10)) {
      fixed("a", 10).frame(maxWidth: .infinity, alignment: .leading)
    }.rightToLeft()
    LayoutCase("6", "bottom of all of 60", width: 10, height: 60, .frame("a", 0, 50, 10, 10)) {
      fixed("a", 10).frame(maxHeight: .infinity, alignment: .bottom)
    }
    LayoutCase(
      "6", "two of them share a row: 50 each, views in the middle", width: 100,
      .across("a", 20, 10), .across("b", 70, 10)
    ) {
      row(fixed("a", 10).frame(maxWidth: .infinity), fixed("b", 10).frame(maxWidth: .infinity))
    }
    LayoutCase(
      "6", "one beside a fixed view takes what is left: 100 − 30", width: 100, .across("b", 70, 30)
    ) {
      row(fixed("a", 10).frame(maxWidth: .infinity, alignment: .leading), fixed("b", 30))
    }
    LayoutCase("6", "in a row without a width it collapses: 10 + 30", .width(40)) {
      row(fixed("a", 10).frame(maxWidth: .infinity), fixed("b", 30))
    }
    LayoutCase(
      "6", "the widest view decides what fixedSize gives: 60", width: 300, .width(60),
      .across("a", 0, 60)
    ) {
      column(
        filling("a").frame(maxWidth: .infinity, maxHeight: 10), fixed("b", 60)
      ).fixedSize()
    }
    LayoutCase("6", "an axis without limits is passed on", width: 100, height: 33, .size(100, 33)) {
      filling("a").frame(maxWidth: .infinity)
    }
  }

  @CaseBuilder nonisolated static var choices: [LayoutCase] {
    LayoutCase("7", "120 holds the first, 100", width: 120, .across("long", 0, 120)) { choice() }
    LayoutCase("7", "100 holds it exactly", width: 100, .across("long", 0, 100)) { choice() }
    LayoutCase("7", "99 holds the second, 50", width: 99, .across("middle", 0, 99), .absent("long"))
    {
      choice()
    }
    LayoutCase("7", "20 holds the last exactly", width: 20, .across("short", 0, 20)) { choice() }
    LayoutCase("7", "in 5 nothing fits: the last", width: 5, .across("short", 0, 5)) { choice() }
    LayoutCase("7", "without a width the first", .across("long", 0, 100)) { choice() }
    LayoutCase(
      "7", "both axes by default: 40 is too high for 30", width: 100, height: 30, .absent("high"),
      .down("low", 0, 20)
    ) {
      ViewThatFits {
        fixed("high", 10, 40)
        fixed("low", 10, 20)
      }
    }
    LayoutCase(
      "7", "only the height is looked at: 90 wide in 50", width: 50, height: 30,
      .frame("a", 0, 0, 90, 20)
    ) {
      ViewThatFits(in: .vertical) {
        fixed("a", 90, 20)
        fixed("b", 10, 20)
      }
    }
    LayoutCase(
      "7", "no axis: the first whatever its size", width: 5, height: 5, .frame("a", 0, 0, 90, 90)
    ) {
      ViewThatFits(in: []) {
        fixed("a", 90, 90)
        fixed("b", 1, 1)
      }
    }
    LayoutCase(
      "7", "a text must fit on one line sideways", width: 60, .absent("A text of several words"),
      .down("Short", 0, 20.33)
    ) {
      ViewThatFits(in: .horizontal) {
        Text("A text of several words")
        Text("Short")
      }
    }
    LayoutCase(
      "7", "the view it takes gets the real proposal: 30 of 40", width: 40, .across("a", 0, 40)
    ) {
      ViewThatFits { wide("a", ideal: 30) }
    }
    LayoutCase(
      "7", "it has the guides of the view it took: 16.33", .vertical(.firstTextBaseline, 16.33)
    ) {
      ViewThatFits { Text("x") }
    }
    LayoutCase(
      "7", "in a row it shrinks to its last view: 100 − 60 holds 20", width: 100,
      .across("short", 60, 40)
    ) {
      row(fixed("a", 60), choice())
    }
  }

  nonisolated private static func choice() -> some View {
    ViewThatFits(in: .horizontal) {
      wide("long", ideal: 100)
      wide("middle", ideal: 50)
      wide("short", ideal: 20)
    }
  }
}
