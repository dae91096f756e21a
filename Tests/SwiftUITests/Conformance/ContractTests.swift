import Foundation
import Testing

@testable import SwiftUI

/// Section 1 of the reference page on layout: the contract between parent and child.
@MainActor struct ContractTests {
  @Test("1: Views answer a proposal as the contract says", arguments: leaves + contracts)
  func contract(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var leaves: [LayoutCase] {
    LayoutCase(
      "1 table", "a colour takes the proposal", width: 50, height: 40, .size(50, 40)
    ) { Color.red }
    LayoutCase("1 table", "a colour has 10 for what is not said", .size(10, 10)) { Color.red }
    LayoutCase("1 table", "a colour has 10 for the height alone", width: 50, .size(50, 10)) {
      Color.red
    }
    LayoutCase("1 table", "a rectangle has 10 for the width alone", height: 40, .size(10, 40)) {
      Rectangle()
    }
    LayoutCase(
      "1 table", "a colour takes nothing if offered nothing", width: 0, height: 0, .size(0, 0)
    ) {
      Color.red
    }
    LayoutCase(
      "1 table", "a rounded rectangle takes a fraction too", width: 33.5, height: 7,
      .size(33.5, 7)
    ) { RoundedRectangle(cornerRadius: 4) }
    LayoutCase("1 table", "a capsule takes the proposal", width: 60, height: 20, .size(60, 20)) {
      Capsule()
    }
    LayoutCase("1 table", "an ellipse has 10 for the height", width: 60, .size(60, 10)) {
      Ellipse()
    }
    LayoutCase(
      "1 table", "an uneven rectangle takes the proposal", width: 20, height: 30, .size(20, 30)
    ) { UnevenRoundedRectangle(topLeadingRadius: 3) }
    LayoutCase(
      "1 table", "a linear gradient takes the proposal", width: 12, height: 34, .size(12, 34)
    ) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
    LayoutCase("1 table", "a linear gradient has 10 for what is not said", .size(10, 10)) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
    LayoutCase(
      "1 table", "a radial gradient takes the proposal", width: 12, height: 34, .size(12, 34)
    ) { RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5) }
    LayoutCase(
      "1 table", "an angular gradient takes the proposal", width: 12, height: 34, .size(12, 34)
    ) { AngularGradient(colors: [.red], center: .center) }
    LayoutCase("1 table", "a path takes the proposal", width: 20, height: 30, .size(20, 30)) {
      Path(CGRect(x: 0, y: 0, width: 99, height: 99))
    }
    LayoutCase(
      "1 table", "a stroked shape takes the proposal, its line lies on the outline", width: 20,
      height: 30, .size(20, 30)
    ) { Rectangle().stroke(.red, lineWidth: 6) }
    LayoutCase(
      "1 table", "a trimmed shape keeps its shape's size", width: 20, height: 30, .size(20, 20)
    ) {
      Circle().trim(from: 0, to: 0.5)
    }
    LayoutCase(
      "1 table", "a circle is a square of the smaller side: of 50 and 40, 40", width: 50,
      height: 40, .size(40, 40)
    ) { Circle() }
    LayoutCase("1 table", "a circle without a proposal is 10 wide", .size(10, 10)) { Circle() }
    LayoutCase(
      "1 table", "a shape of the container takes the proposal", width: 30, height: 20,
      .size(30, 20)
    ) { ContainerRelativeShape() }
    LayoutCase(
      "1 table", "a resizable symbol takes the proposal", width: 30, height: 12, .size(30, 12)
    ) { Image(systemName: "star.fill").resizable() }
    LayoutCase(
      "1 table", "a symbol keeps its size, 1.19 em of the font: 20.23 at 17 points", width: 3,
      height: 3, .down("star.fill", 0, 20.33)
    ) { Image(systemName: "star.fill") }
    LayoutCase(
      "1 table", "a reader of geometry takes the proposal", width: 80, height: 40, .size(80, 40),
      .frame("half", 0, 0, 40, 5)
    ) { GeometryReader { fixed("half", $0.size.width / 2, 5) } }
    LayoutCase(
      "1 table", "a reader of geometry proposes its size to its content", width: 80, height: 40,
      .frame("content", 0, 0, 80, 40)
    ) { GeometryReader { _ in filling("content") } }
    LayoutCase(
      "1 table", "several views in a reader lie on each other at the top leading corner",
      width: 80, height: 40, .frame("a", 0, 0, 30, 10), .frame("b", 0, 0, 10, 20)
    ) {
      GeometryReader { _ in
        fixed("a", 30, 10)
        fixed("b", 10, 20)
      }
    }
  }

  @CaseBuilder nonisolated static var contracts: [LayoutCase] {
    LayoutCase("1.1", "zero asks for the least size", width: 0, height: 0, .size(20, 5)) {
      Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 80, minHeight: 5, maxHeight: 9)
    }
    LayoutCase(
      "1.1", "infinity asks for the greatest size", width: .infinity, height: .infinity,
      .size(80, 9)
    ) { Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 80, minHeight: 5, maxHeight: 9) }
    LayoutCase("1.1", "nothing asks for the ideal size", .width(40)) {
      Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 80)
    }
    LayoutCase(
      "1.2", "nobody clamps an answer that is too large", width: 10, height: 10, .size(30, 20)
    ) { fixed("a", 30, 20) }
    LayoutCase(
      "1.3", "a child that is too large is centred: (10 − 30) / 2 = −10 on both sides",
      .size(10, 10), .frame("a", -10, -10, 30, 30)
    ) { fixed("a", 30, 30).frame(width: 10, height: 10) }
    LayoutCase(
      "1.3", "a child that is too small is centred: (50 − 30) / 2, (40 − 10) / 2", .size(50, 40),
      .frame("a", 10, 15, 30, 10)
    ) { fixed("a", 30).frame(width: 50, height: 40) }
    LayoutCase(
      "1.5", "lengths are not rounded while they are negotiated: 100 / 3 each", width: 100,
      height: 10, .across("a", 0, 33.3333), .across("b", 33.3333, 33.3333),
      .across("c", 66.6667, 33.3333)
    ) {
      HStack(spacing: 0) {
        filling("a")
        filling("b")
        filling("c")
      }
    }
    LayoutCase(
      "1 table", "an empty view takes neither place nor gap: 10 + 8 + 10", .size(28, 10)
    ) {
      HStack {
        fixed("a", 10)
        EmptyView()
        fixed("b", 10)
      }
    }
    LayoutCase("1 table", "an if that is false takes neither place nor gap", .size(28, 10)) {
      HStack {
        fixed("a", 10)
        if Bool("false") == true { fixed("never", 10) }
        fixed("b", 10)
      }
    }
    LayoutCase(
      "1 table", "a group is transparent: three children, two gaps of 5", .size(40, 10),
      .across("c", 30, 10)
    ) {
      HStack(spacing: 5) {
        Group {
          fixed("a", 10)
          fixed("b", 10)
        }
        fixed("c", 10)
      }
    }
    LayoutCase(
      "1 table", "the views of a ForEach are children of the stack: 4 × 10 + 3 × 5",
      .size(55, 10), .across("3", 45, 10)
    ) { HStack(spacing: 5) { ForEach(0..<4) { fixed("\($0)", 10) } } }
    LayoutCase(
      "1 table", "a modifier of a group is one of each of its views: 14 + 5 + 14", .size(33, 10),
      .across("b", 21, 10)
    ) {
      HStack(spacing: 5) {
        Group {
          fixed("a", 10)
          fixed("b", 10)
        }.padding(.horizontal, 2)
      }
    }
    LayoutCase("1 table", "a view of any type is transparent", .size(25, 10)) {
      HStack(spacing: 5) {
        AnyView(fixed("a", 10))
        AnyView(fixed("b", 10))
      }
    }
    LayoutCase(
      "1 end", "two views of an overlay lie on each other: both in the middle of 40 × 20",
      .size(40, 20), .frame("a", 5, 5, 30, 10), .frame("b", 15, 0, 10, 20)
    ) {
      fixed("base", 40, 20).overlay {
        fixed("a", 30, 10)
        fixed("b", 10, 20)
      }
    }
    LayoutCase(
      "1 end", "two views of a background lie on each other at its corner", .size(40, 20),
      .frame("a", 0, 0, 30, 10), .frame("b", 0, 0, 10, 20)
    ) {
      fixed("base", 40, 20).background(alignment: .topLeading) {
        fixed("a", 30, 10)
        fixed("b", 10, 20)
      }
    }
  }
}
