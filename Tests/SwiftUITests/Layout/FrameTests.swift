import Foundation
import Testing

@testable import SwiftUI

/// Frames, padding and the other modifiers that change a size. Values follow the tables of the
/// layout reference for fixed and flexible frames.
@MainActor
struct FrameTests {
  struct Row: CustomTestStringConvertible {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    var child: Box.Length
    var length: CGFloat
    var reason: String
    var testDescription: String { reason }
  }

  nonisolated static let flexible: [Row] = [
    Row(
      min: 20, max: 80, proposal: 50, child: .fixed(10), length: 50,
      reason: "with both limits the proposal decides"),
    Row(
      min: 20, max: 80, proposal: 10, child: .fixed(40), length: 20,
      reason: "with both limits the least wins over a small proposal"),
    Row(
      min: 20, max: 80, proposal: 200, child: .fixed(40), length: 80,
      reason: "with both limits the greatest wins over a large proposal"),
    Row(
      max: .infinity, proposal: 100, child: .fixed(10), length: 100,
      reason: "maxWidth infinity fills the proposal"),
    Row(
      max: .infinity, proposal: 5, child: .fixed(10), length: 10,
      reason: "maxWidth infinity is never narrower than the child"),
    Row(
      min: 0, max: .infinity, proposal: 5, child: .fixed(10), length: 5,
      reason: "with a least length of 0 it may be narrower than the child"),
    Row(
      max: 30, proposal: 100, child: .fixed(50), length: 30,
      reason: "a greatest length holds against a larger child"),
    Row(
      max: 30, proposal: 20, child: .fixed(10), length: 20,
      reason: "below the greatest length the proposal is filled"),
    Row(
      min: 30, proposal: 100, child: .fixed(10), length: 30,
      reason: "only a least length: the child, but at least 30"),
    Row(
      min: 30, proposal: 100, child: .flexible(), length: 100,
      reason: "only a least length: a flexible child fills"),
    Row(
      min: 30, proposal: 10, child: .flexible(), length: 30,
      reason: "only a least length: the child is offered at least 30"),
    Row(
      max: .infinity, proposal: nil, child: .fixed(10), length: 10,
      reason: "without a proposal maxWidth infinity collapses to the child"),
    Row(
      min: 20, max: 80, proposal: nil, child: .fixed(10), length: 20,
      reason: "without a proposal the child is clamped"),
    Row(
      ideal: 60, proposal: nil, child: .fixed(10), length: 60,
      reason: "the ideal length answers an unspecified proposal"),
    Row(
      ideal: 60, proposal: 25, child: .flexible(), length: 25,
      reason: "the ideal length is silent when there is a proposal"),
    Row(
      min: 50, max: 20, proposal: 30, child: .fixed(10), length: 50,
      reason: "contradictory limits: the greatest length is raised to the least"),
  ]

  @Test("A flexible frame follows its table in both axes", arguments: flexible)
  func flexibleFrame(row: Row) {
    let wide = Box(row.child, .fixed(1)).frame(
      minWidth: row.min, idealWidth: row.ideal, maxWidth: row.max)
    #expect(LaidOut(wide, width: row.proposal, height: 1).size.width == row.length)
    let high = Box(.fixed(1), row.child).frame(
      minHeight: row.min, idealHeight: row.ideal, maxHeight: row.max)
    #expect(LaidOut(high, width: 1, height: row.proposal).size.height == row.length)
  }

  @Test("A fixed frame has its own size and places the child by its alignment")
  func fixedFrame() {
    let places: [(Alignment, CGPoint)] = [
      (.center, CGPoint(x: 45, y: 20)), (.topLeading, .zero),
      (.bottomTrailing, CGPoint(x: 90, y: 40)), (.top, CGPoint(x: 45, y: 0)),
      (.leading, CGPoint(x: 0, y: 20)),
    ]
    for (alignment, origin) in places {
      let view = Box(.fixed(10), .fixed(10), name: "child")
        .frame(width: 100, height: 50, alignment: alignment)
      let result = LaidOut(view, width: 500, height: 500)
      #expect(result.size == CGSize(width: 100, height: 50))
      #expect(result["child"]?.origin == origin)
    }
  }

  @Test("A negative or infinite fixed length counts as absent")
  func invalidLengths() {
    for length in [-5, .infinity, .nan] as [CGFloat] {
      #expect(LaidOut(Box(.fixed(30)).frame(width: length), width: 100).size.width == 30)
    }
  }

  @Test("A child too large for its frame is centred and overflows on both sides")
  func overflow() {
    let result = LaidOut(Box(.fixed(30), .fixed(30), name: "child").frame(width: 10, height: 10))
    #expect(result["child"] == CGRect(x: -10, y: -10, width: 30, height: 30))
  }

  @Test("Padding offers the rest and adds itself; the standard amount is 16")
  func padding() {
    let filling = Box(.flexible(), .flexible(), name: "child")
    let result = LaidOut(filling.padding(), width: 100, height: 60)
    #expect(result.size == CGSize(width: 100, height: 60))
    #expect(result["child"] == CGRect(x: 16, y: 16, width: 68, height: 28))
    let top = LaidOut(Box(.fixed(10), .fixed(10), name: "child").padding(.top, 4))
    #expect(top.size == CGSize(width: 10, height: 14))
    #expect(top["child"]?.minY == 4)
    let tight = LaidOut(filling.padding(.horizontal, 60), width: 100, height: 10)
    #expect(tight.size.width == 120)
    #expect(tight["child"]?.width == 0)
  }

  @Test("Negative padding makes a view larger than its room")
  func negativePadding() {
    let result = LaidOut(
      Box(.flexible(), .fixed(10), name: "child").padding(.horizontal, -5), width: 100)
    #expect(result.size.width == 100)
    #expect(result["child"] == CGRect(x: -5, y: 0, width: 110, height: 10))
  }

  @Test("fixedSize gives the ideal size in its axes and may overflow")
  func fixedSize() {
    let box = Box(.flexible(ideal: 200), .flexible(ideal: 30))
    #expect(LaidOut(box.fixedSize(), width: 50, height: 50).size == CGSize(width: 200, height: 30))
    #expect(
      LaidOut(box.fixedSize(horizontal: false, vertical: true), width: 50, height: 50).size
        == CGSize(width: 50, height: 30))
  }

  @Test("aspectRatio fits or covers the proposal")
  func aspectRatio() {
    let filling = Box(.flexible(), .flexible())
    func size(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      LaidOut(filling.aspectRatio(2, contentMode: mode), width: width, height: height).size
    }
    #expect(size(.fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(.fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(.fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(.fit, nil, 20) == CGSize(width: 40, height: 20))
    #expect(size(.fit, nil, nil) == CGSize(width: 10, height: 10))
    let natural = Box(.flexible(ideal: 30), .flexible(ideal: 10)).scaledToFit()
    #expect(LaidOut(natural, width: 60, height: 60).size == CGSize(width: 60, height: 20))
  }

  @Test("Overlay and background take the size of what they belong to")
  func overlay() {
    let base = Box(.fixed(40), .fixed(20), name: "base")
    let result = LaidOut(
      base.overlay(alignment: .bottomTrailing) { Box(.fixed(10), .fixed(6), name: "badge") }
        .background(Box(.flexible(), .flexible(), name: "back")))
    #expect(result.size == CGSize(width: 40, height: 20))
    #expect(result["badge"] == CGRect(x: 30, y: 14, width: 10, height: 6))
    #expect(result["back"] == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(result.elements.map(\.content) == ["back", "base", "badge"])
  }

  @Test("offset moves the drawing and not the layout")
  func offset() {
    let result = LaidOut(
      HStack(spacing: 0) {
        Box(.fixed(10), name: "moved").offset(x: 5, y: -3)
        Box(.fixed(10), name: "next")
      })
    #expect(result["moved"]?.origin == CGPoint(x: 5, y: -3))
    #expect(result["next"]?.origin == CGPoint(x: 10, y: 0))
  }

  @Test("position takes all the room and puts the centre where it is told")
  func position() {
    let result = LaidOut(
      Box(.fixed(10), .fixed(10), name: "dot").position(x: 30, y: 20), width: 100, height: 80)
    #expect(result.size == CGSize(width: 100, height: 80))
    #expect(result["dot"]?.origin == CGPoint(x: 25, y: 15))
  }

  @Test("A ZStack proposes its resulting size when it places its children (measured)")
  func zStackSecondProposal() {
    let result = LaidOut(
      ZStack {
        Box(.flexible(), .flexible(), name: "bar")
        Box(.fixed(12), .fixed(12), name: "marker")
      }.frame(height: 4), width: 100, height: 50)
    #expect(result["bar"]?.height == 12)
    #expect(result.size.height == 4)
    #expect(result["bar"]?.minY == -4)
  }

  @Test("ViewThatFits takes the first view whose ideal size fits, else the last")
  func viewThatFits() {
    let choice = ViewThatFits(in: .horizontal) {
      Box(.flexible(ideal: 100), name: "long")
      Box(.flexible(ideal: 50), name: "middle")
      Box(.flexible(ideal: 20), name: "short")
    }
    for (width, name) in [
      (120, "long"), (100, "long"), (99, "middle"), (20, "short"), (5, "short"),
    ]
      as [(CGFloat, String)]
    {
      #expect(LaidOut(choice, width: width).elements.map(\.content) == [name])
    }
    #expect(LaidOut(choice).elements.map(\.content) == ["long"])
  }

  @Test("GeometryReader fills its room and puts its content at the top leading corner")
  func geometryReader() {
    let reader = GeometryReader { proxy in
      Box(.fixed(proxy.size.width / 4), .fixed(5), name: "quarter")
    }
    let result = LaidOut(reader, width: 80, height: 40)
    #expect(result.size == CGSize(width: 80, height: 40))
    #expect(result["quarter"] == CGRect(x: 0, y: 0, width: 20, height: 5))
  }

  @Test("An edge is rounded to pixels from its own place, halves upwards (measured)")
  func pixels() {
    let rect = CGRect(x: 89.5 / 3, y: 270.5 / 3, width: 10, height: 1.0 / 3)
    #expect(rect.rounded(toScale: 3).minX == 90.0 / 3)
    #expect(rect.rounded(toScale: 3).minY == 271.0 / 3)
    #expect(rect.rounded(toScale: 3).maxX == 120.0 / 3)
    #expect(abs(rect.rounded(toScale: 3).height - 1.0 / 3) < 1e-9)
  }
}
