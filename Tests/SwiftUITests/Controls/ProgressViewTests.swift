import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor struct ProgressViewTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func environment(after seconds: TimeInterval) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.now = Self.start.addingTimeInterval(seconds)
    return values
  }

  /// The fraction that the text tree gives.
  private func fraction(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) -> Double?? {
    LaidOut(view, width: 100, environment: environment).elements
      .first { $0.kind == "ProgressView" }?.traits.lazy
      .compactMap { trait -> Double?? in
        if case .progress(let fraction) = trait { fraction } else { nil }
      }.first
  }

  @Test func aValueIsAPartOfItsTotal() {
    #expect(fraction(ProgressView(value: 0.25)) == 0.25)
    #expect(fraction(ProgressView(value: 1, total: 4)) == 0.25)
    #expect(fraction(ProgressView(value: Float(3), total: 2)) == 1)
    #expect(fraction(ProgressView(value: -3.0, total: 2)) == 0)
    #expect(fraction(ProgressView("Title", value: 30, total: 100)) == 0.3)
    #expect(fraction(ProgressView(value: nil as Double?)) == .some(nil))
    #expect(fraction(ProgressView()) == .some(nil))
  }

  @Test(
    "An interval empties as time passes, or fills",
    arguments: [(-10, 1), (0, 1), (25, 0.75), (100, 0), (200, 0)] as [(TimeInterval, Double)])
  func interval(seconds: TimeInterval, left: Double) {
    let interval = Self.start...Self.start.addingTimeInterval(100)
    let values = environment(after: seconds)
    #expect(fraction(ProgressView(timerInterval: interval), environment: values) == left)
    #expect(
      fraction(ProgressView(timerInterval: interval, countsDown: false), environment: values)
        == 1 - left)
  }

  @Test("18.7: A bar of time with empty labels is 4 high and nothing else")
  func aBarIsFourPointsHighAndAsWideAsProposed() {
    #expect(LaidOut(ProgressView(value: 0.5), width: 200).size == CGSize(width: 200, height: 4))
    let interval = Self.start...Self.start.addingTimeInterval(100)
    let empty = ProgressView(timerInterval: interval, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    #expect(LaidOut(empty, width: 200).size == CGSize(width: 200, height: 4))
    #expect(
      LaidOut(ProgressView("Title", value: 0.5).labelsHidden(), width: 200).size
        == CGSize(width: 200, height: 4))
  }

  @Test func theFilledPartIsTintedFromTheLeadingSide() {
    let drawn = LaidOut(ProgressView(value: 0.25).tint(.red), width: 200)
    #expect(
      drawn.outlines == [
        .capsule(in: CGRect(x: 0, y: 0, width: 200, height: 4)),
        .capsule(in: CGRect(x: 0, y: 0, width: 50, height: 4)),
      ])
    #expect(
      drawn.paints == [.color(RGBA(120, 120, 128, alpha: 0.2)), .color(RGBA(255, 59, 48))])
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    #expect(
      LaidOut(ProgressView(value: 0.25), width: 200, environment: values).outlines[1]
        == .capsule(in: CGRect(x: 150, y: 0, width: 50, height: 4)))
    // The smallest part has two round ends; nothing has none.
    #expect(
      LaidOut(ProgressView(value: 0.001), width: 200).outlines[1]
        == .capsule(in: CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(LaidOut(ProgressView(value: 0), width: 200).outlines.count == 1)
  }

  @Test func labelsStandAboveAndBelowTheBar() throws {
    let drawn = LaidOut(
      ProgressView(value: 0.5) {
        Text(verbatim: "Above")
      } currentValueLabel: {
        Text(verbatim: "Below")
      }, width: 200)
    let above = try #require(drawn["Above"])
    let below = try #require(drawn["Below"])
    let bar = try #require(drawn.elements.first { $0.kind == "ProgressView" }).frame
    #expect(above.maxY < bar.minY && bar.maxY < below.minY)
    #expect(above.minX == 0 && below.minX == 0)
  }

  @Test("18.7: A ring in a compact region has a stroke of 2.2, a track at 0.35 and starts at 12")
  func aRingHasTheMeasuredStrokeInACompactRegion() throws {
    let drawn = LaidOut(
      ProgressView(value: 0.25).progressViewStyle(.circular).tint(.green), width: 60,
      height: 22.67)
    #expect(drawn.size == CGSize(width: 22.67, height: 22.67))
    guard case .stroke(let track, let trackPaint, let line) = drawn.leaves[0],
      case .stroke(let arc, let paint, _) = drawn.leaves[1]
    else {
      Issue.record("A ring is two strokes.")
      return
    }
    #expect(abs(line.width - 2.2) < 0.01)
    #expect(line.cap == .round)
    #expect(paint == .color(RGBA(52, 199, 89)))
    #expect(trackPaint == .color(RGBA(52, 199, 89, alpha: 0.35)))
    // The outer edge touches the frame.
    #expect(abs(Path(track).boundingRect.width + line.width - 22.67) < 0.01)
    // A quarter, clockwise from 12 o'clock: from the middle of the top to the middle of the right.
    let bounds = Path(arc).boundingRect
    #expect(abs(bounds.minX - 22.67 / 2) < 0.01)
    #expect(abs(bounds.maxY - 22.67 / 2) < 0.01)
  }

  @Test func theLabelOfARingStandsInside() throws {
    let drawn = LaidOut(
      ProgressView(value: 0.5) { Box(.fixed(40), .fixed(40), name: "label") }
        .progressViewStyle(.circular), width: 30, height: 30)
    #expect(drawn.size == CGSize(width: 30, height: 30))
    let label = try #require(drawn["label"])
    #expect(label.midX == 15 && label.midY == 15)
    // The inner diameter is 30 − 2 × 2.911 = 24.18; three quarters of it are 18.13, 0.4533 of 40.
    guard case .transform(let transform) = try #require(drawn.effects.first) else {
      Issue.record("A label that is too large is made smaller.")
      return
    }
    #expect(abs(transform.a - 0.4533) < 1e-3)
  }

  @Test func aSpinnerStandsStillAndHasItsOwnSize() {
    let drawn = LaidOut(ProgressView(), width: 200, height: 200)
    #expect(drawn.size == CGSize(width: 20, height: 20))
    #expect(drawn.outlines.count == 8)
    #expect(LaidOut(ProgressView().controlSize(.large)).size == CGSize(width: 37, height: 37))
  }

  /// A style as people write it.
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Box(.fixed(10), name: "\(configuration.fractionCompleted ?? -1)")
        ProgressView(configuration)
      }
    }
  }

  @Test func aStyleOfOnesOwnGetsTheFraction() {
    let drawn = LaidOut(
      ProgressView(value: 0.5) { Box(.fixed(5), name: "label") }.progressViewStyle(Percent()),
      width: 100)
    #expect(drawn["0.5"] != nil)
    #expect(drawn.elements.filter { $0.content == "label" }.count == 2)
    let interval = Self.start...Self.start.addingTimeInterval(100)
    let running = LaidOut(
      ProgressView(timerInterval: interval).progressViewStyle(Percent()), width: 100)
    #expect(running["-1.0"] != nil)
  }
}
