import Foundation
import Testing

@testable import SwiftUI

/// Sections 10, 11, 18.6, 18.7 and 18.8 of the reference page on layout.
@MainActor struct ControlCaseTests {
  @Test("10: Controls have their sizes", arguments: controls)
  func control(row: LayoutCase) { row.check() }

  @Test("11: Symbols have their boxes", arguments: symbols)
  func symbol(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var controls: [LayoutCase] {
    LayoutCase(
      "10", "a bar is as wide as offered and 4 high", width: 200, height: 100, .size(200, 4)
    ) {
      ProgressView(value: 0.5)
    }
    LayoutCase(
      "18.7", "a bar of time with empty labels is 4 high and nothing else", width: 200,
      .size(200, 4)
    ) {
      ProgressView(timerInterval: start...start.addingTimeInterval(60)) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    LayoutCase(
      "10", "a bar shares a row: 200 − 20 − 8", width: 200, .across("ProgressView", 0, 172)
    ) {
      row(spacing: nil, ProgressView(value: 0.5), fixed("a", 20))
    }
    LayoutCase("10", "a bar in a frame of 50", width: 200, .size(50, 4)) {
      ProgressView(value: 0.5).frame(width: 50)
    }
    LayoutCase(
      "10", "a height does not make a bar higher: (20 − 4) / 2", width: 200, .height(20),
      .down("ProgressView", 8, 4)
    ) {
      ProgressView(value: 0.5).frame(height: 20)
    }
    LayoutCase(
      "10", "a ring grows with the room: the smaller side", width: 60, height: 22.67,
      .size(22.67, 22.67)
    ) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    LayoutCase(
      "10", "a ring in a frame of 40", width: 200, height: 200, .size(40, 40),
      .frame("ProgressView", 0, 0, 40, 40)
    ) {
      ProgressView(value: 0.5).progressViewStyle(.circular).frame(width: 40, height: 40)
    }
    LayoutCase(
      "18.7", "a circular gauge is 58 wide and high", width: 200, height: 200, .size(58, 58)
    ) {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular)
    }
    LayoutCase(
      "18.7", "a circular gauge is 58 in less room too", width: 20, height: 20, .size(58, 58)
    ) {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular)
    }
    LayoutCase("10", "a closed ring has the same size", width: 200, height: 200, .size(58, 58)) {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircularCapacity)
    }
    LayoutCase(
      "18.7", "a linear gauge is 8 high, its bar 8 beside the value", width: 100, .size(100, 8),
      .frame("Gauge", 20, 0, 80, 8), .frame("v", 0, -6, 12, 20), .absent("l")
    ) {
      Gauge(value: 0.5) {
        fixed("l", 9)
      } currentValueLabel: {
        fixed("v", 12, 20)
      }
      .gaugeStyle(.accessoryLinear)
    }
    LayoutCase(
      "18.8", "a prominent button adds 7 above and below, 12 at the sides", .size(54, 24),
      .frame("b", 12, 7, 30, 10)
    ) {
      Button {
      } label: {
        fixed("b", 30)
      }.buttonStyle(.borderedProminent)
    }
    LayoutCase("18.8", "a prominent button with body text: 20.33 + 14", .height(34.33)) {
      Button("Go") {}.buttonStyle(.borderedProminent)
    }
    LayoutCase("18.8", "a button without a style is its label", .size(30, 10)) {
      Button {
      } label: {
        fixed("b", 30)
      }
    }
    LayoutCase("10", "a plain button is its label", .size(30, 10)) {
      Button {
      } label: {
        fixed("b", 30)
      }.buttonStyle(.plain)
    }
    LayoutCase("10", "a link is its label", .size(30, 10)) {
      Link(destination: URL(filePath: "/x")) { fixed("b", 30) }
    }
    LayoutCase(
      "10", "a label: icon, 8, title on the baseline", .across("t", 28, 30), .down("t", 0, 20)
    ) {
      Label {
        fixed("t", 30, 20)
      } icon: {
        fixed("i", 20, 20)
      }
    }
    LayoutCase("10", "a label of the title alone", .size(30, 20), .absent("i")) {
      Label {
        fixed("t", 30, 20)
      } icon: {
        fixed("i", 20, 20)
      }.labelStyle(.titleOnly)
    }
    LayoutCase("10", "a label of the icon alone", .size(20, 20), .absent("t")) {
      Label {
        fixed("t", 30, 20)
      } icon: {
        fixed("i", 20, 20)
      }.labelStyle(.iconOnly)
    }
    LayoutCase(
      "10", "a label in less room gives its title what is left: 40 − 20 − 8", width: 40,
      .across("t", 28, 12)
    ) {
      Label {
        wide("t", max: 30)
      } icon: {
        fixed("i", 20, 10)
      }
    }
    LayoutCase(
      "10", "a label from right to left: 58 − 20, and the title at 0", .across("i", 38, 20),
      .across("t", 0, 30)
    ) {
      Label {
        fixed("t", 30, 20)
      } icon: {
        fixed("i", 20, 20)
      }
    }.rightToLeft()
  }

  @CaseBuilder nonisolated static var symbols: [LayoutCase] {
    LayoutCase(
      "18.6", "a circle at 17 points: 1.16 × 17 is 19.72, 59 pixels",
      .frame("plus.circle", 0, 0, 19.67, 19.67)
    ) {
      Image(systemName: "plus.circle")
    }
    LayoutCase("18.6", "a filled circle is as large: 19.67", .down("clock.circle.fill", 0, 19.67)) {
      Image(systemName: "clock.circle.fill")
    }
    LayoutCase("18.6", "a house at 28 points: 1.18 × 28 is 33.04", .down("house", 0, 33)) {
      Image(systemName: "house").font(.system(size: 28))
    }
    LayoutCase("18.6", "a lock at 28 points: 1.11 × 28 is 31.08", .down("lock.fill", 0, 31)) {
      Image(systemName: "lock.fill").font(.system(size: 28))
    }
    LayoutCase("18.6", "a battery at 28 points: 0.82 × 28 is 22.96", .down("battery.75", 0, 23)) {
      Image(systemName: "battery.75").font(.system(size: 28))
    }
    LayoutCase("18.6", "a star at 22 points: 1.19 × 22 is 26.18", .down("star.fill", 0, 26.33)) {
      Image(systemName: "star.fill").font(.system(size: 22))
    }
    LayoutCase(
      "11", "a symbol keeps its size, whatever is proposed", width: 3, height: 500,
      .down("plus.circle", 0, 19.67)
    ) {
      Image(systemName: "plus.circle")
    }
    LayoutCase(
      "11", "a resizable symbol takes what is proposed", width: 30, height: 50, .size(30, 50)
    ) {
      Image(systemName: "plus.circle").resizable()
    }
    LayoutCase(
      "11", "a resizable circle that fits 50 × 30 is a square", width: 50, height: 30, .size(30, 30)
    ) {
      Image(systemName: "plus.circle").resizable().scaledToFit()
    }
    LayoutCase(
      "11",
      "centred on the capitals: 16.33 − 5.99 − 9.86 is 0.48, pixel 1; its end at 20.20, pixel 61",
      .down("x", 0, 20.33), .down("plus.circle", 0.33, 20)
    ) {
      row(.firstTextBaseline, Text("x"), Image(systemName: "plus.circle"))
    }
    LayoutCase(
      "11", "a symbol grows with the text size: 53 points, 1.16 × 53 is 61.48",
      .down("plus.circle", 0, 61.33)
    ) {
      Image(systemName: "plus.circle")
    }.typeSize(.accessibility5)
    LayoutCase("11", "rendering modes leave the size", .down("plus.circle", 0, 19.67)) {
      Image(systemName: "plus.circle").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
    }
    LayoutCase(
      "18.6", "a name that is not known has a square of 1.16 em",
      .frame("no.such.symbol", 0, 0, 19.67, 19.67)
    ) {
      Image(systemName: "no.such.symbol")
    }
  }

  nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 0)
}
