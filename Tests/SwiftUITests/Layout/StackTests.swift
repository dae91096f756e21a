import Foundation
import Testing

@testable import SwiftUI

/// A child of a stack in a table: its lengths along the stack and its priority.
struct StackChild: Hashable, CustomStringConvertible {
  var length: Box.Length
  var priority: Double = 0
  var isSpacer = false

  static let spacer = StackChild(
    length: .flexible(min: 8, ideal: 8), priority: -.infinity, isSpacer: true)

  static func fixed(_ length: CGFloat, priority: Double = 0) -> StackChild {
    StackChild(length: .fixed(length), priority: priority)
  }

  static func flexible(
    min: CGFloat = 0, max: CGFloat = .infinity, priority: Double = 0
  ) -> StackChild {
    StackChild(length: .flexible(min: min, ideal: Swift.max(min, 10), max: max), priority: priority)
  }

  var description: String {
    isSpacer ? "spacer" : "\(length.min)…\(length.max) at \(priority)"
  }
}

/// How a stack shares its length. The rules are those of the reference page on layout: offers go to
/// the highest priority first, then to the least flexible, each getting an equal share of what is
/// left; children of lower priority keep their minimum.
@MainActor
struct StackTests {
  struct Row: CustomTestStringConvertible {
    var offered: CGFloat?
    var children: [StackChild]
    var lengths: [CGFloat]
    var reason: String
    var testDescription: String { reason }
  }

  nonisolated static let rows: [Row] = [
    Row(
      offered: 100, children: [.flexible(), .flexible()], lengths: [50, 50],
      reason: "two flexible children get half each"),
    Row(
      offered: 100, children: [.flexible(), .fixed(30)], lengths: [70, 30],
      reason: "an inflexible child is served first, whatever the order"),
    Row(
      offered: 100, children: [.fixed(80), .flexible()], lengths: [80, 20],
      reason: "what is left goes to the flexible one"),
    Row(
      offered: 100, children: [.fixed(130), .flexible()], lengths: [130, 0],
      reason: "an inflexible child may overflow, and then nothing is left"),
    Row(
      offered: 90, children: [.flexible(max: 20), .flexible(), .flexible()],
      lengths: [20, 35, 35],
      reason: "a child with a limit is less flexible: offered 30, it takes 20; 70 are shared"),
    Row(
      offered: 90, children: [.flexible(min: 50), .flexible(), .flexible()],
      lengths: [50, 20, 20],
      reason: "of infinitely flexible children the one with the larger minimum goes first"),
    Row(
      offered: 100, children: [.flexible(), .flexible(priority: 1)], lengths: [0, 100],
      reason: "a higher priority takes all but the minimum of the others"),
    Row(
      offered: 100, children: [.flexible(min: 25), .flexible(priority: 1)], lengths: [25, 75],
      reason: "a lower priority keeps its minimum"),
    Row(
      offered: 100, children: [.fixed(40), .spacer, .fixed(20)], lengths: [40, 40, 20],
      reason: "a spacer takes what is left"),
    Row(
      offered: 100, children: [.flexible(max: 90), .spacer, .fixed(20)], lengths: [72, 8, 20],
      reason: "a spacer keeps 8 points; the others see the proposal less that"),
    Row(
      offered: 60, children: [.spacer, .fixed(20), .spacer], lengths: [20, 20, 20],
      reason: "two spacers share"),
    Row(
      offered: nil, children: [.flexible(), .fixed(30), .spacer], lengths: [10, 30, 8],
      reason: "without an offer every child has its ideal length"),
    Row(
      offered: 0, children: [.flexible(min: 5), .fixed(30)], lengths: [5, 30],
      reason: "an offer of zero gives every child its minimum"),
  ]

  @Test("A stack shares its length by priority and flexibility", arguments: rows)
  func sharing(row: Row) {
    for axis in Axis.allCases {
      let lengths = Self.lengths(of: row.children, offered: row.offered, axis: axis)
      #expect(lengths == row.lengths, "\(row.reason), along the \(axis) axis")
    }
  }

  /// All stacks of two and three children of a small world, against the rules written out anew.
  @Test("Every small stack obeys the rules")
  func smallWorld() {
    let kinds: [StackChild] = [
      .fixed(20), .fixed(60), .flexible(), .flexible(min: 10, max: 40), .flexible(min: 30),
      .flexible(priority: 1), .flexible(min: 15, max: 50, priority: 1), .fixed(25, priority: -1),
      .spacer,
    ]
    let pairs = kinds.flatMap { first in kinds.map { [first, $0] } }
    let triples = pairs.flatMap { pair in kinds.map { pair + [$0] } }
    for children in pairs + triples {
      for offered in [0, 50, 100, 200] as [CGFloat] {
        let lengths = Self.lengths(of: children, offered: offered, axis: .horizontal)
        let expected = Self.sharesByTheRules(children, offered: offered)
        #expect(lengths == expected, "\(children) in \(offered)")
        #expect(lengths.allSatisfy { $0 >= 0 })
      }
    }
  }

  @Test("An explicit spacing stands between all neighbours, spacers included")
  func explicitSpacing() {
    let stack = HStack(spacing: 5) {
      Box(.fixed(10), name: "a")
      Spacer()
      Box(.fixed(10), name: "b")
    }
    let ideal = LaidOut(stack)
    #expect(ideal.size.width == 38)
    #expect(LaidOut(stack, width: 100)["b"]?.minX == 90)
  }

  @Test("Plain views are 8 points apart, and a spacer adds no gap")
  func standardGaps() {
    let plain = LaidOut(
      HStack {
        Box(.fixed(10))
        Box(.fixed(10))
        Box(.fixed(10))
      })
    #expect(plain.size.width == 46)
    let spaced = LaidOut(
      VStack {
        Box(.fixed(10), .fixed(10))
        Spacer()
        Box(.fixed(10), .fixed(10))
      })
    #expect(spaced.size.height == 28)
  }

  @Test("A view that is absent takes neither room nor gap")
  func absentViews() {
    let condition = false
    let stack = HStack {
      Box(.fixed(10))
      if condition { Box(.fixed(10)) }
      EmptyView().padding()
      Box(.fixed(10))
    }
    #expect(LaidOut(stack).size.width == 28)
  }

  @Test("The cross length is the extent of the aligned children")
  func crossAlignment() {
    let stack = HStack(alignment: .top, spacing: 0) {
      Box(.fixed(10), .fixed(20), name: "a")
      Box(.fixed(10), .fixed(50), name: "b")
    }
    let top = LaidOut(stack, width: 100, height: 200)
    #expect(top.size.height == 50)
    #expect(top["a"]?.minY == 0)
    let bottom = LaidOut(
      HStack(alignment: .bottom, spacing: 0) {
        Box(.fixed(10), .fixed(20), name: "a")
        Box(.fixed(10), .fixed(50))
      })
    #expect(bottom["a"]?.minY == 30)
  }

  @Test("A guide moved by 15 points enlarges the stack by what sticks out")
  func movedGuide() {
    let stack = HStack(alignment: .top, spacing: 0) {
      Box(.fixed(10), .fixed(20), name: "a").alignmentGuide(.top) { $0[.top] - 15 }
      Box(.fixed(10), .fixed(20), name: "b")
    }
    let result = LaidOut(stack)
    #expect(result.size.height == 35)
    #expect(result["a"]?.minY == 15)
    #expect(result["b"]?.minY == 0)
  }

  @Test("A stack whose cross length is not specified lets children fill it when placed")
  func secondProposal() {
    let stack = HStack(spacing: 0) {
      Box(.fixed(10), .fixed(40))
      Box(.fixed(10), .flexible(), name: "line")
    }
    #expect(LaidOut(stack)["line"]?.height == 40)
  }

  @Test("Right-to-left reading fills a row from the right and mirrors leading")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(.fixed(10), name: "first")
        Box(.fixed(20), name: "second")
      }, environment: environment)
    #expect(row["first"]?.minX == 20)
    #expect(row["second"]?.minX == 0)
    let column = LaidOut(
      VStack(alignment: .leading) {
        Box(.fixed(10), name: "short")
        Box(.fixed(50))
      }, environment: environment)
    #expect(column["short"]?.maxX == 50)
  }

  @Test("A container of endlessly flexible views is endlessly flexible in every alignment")
  func endlessContainers() {
    let filling = Box(.flexible(), .flexible())
    for width in [LaidOut(ZStack { filling }, width: .infinity, height: 10).size.width]
      + [HorizontalAlignment.leading, .center, .trailing].map({
        LaidOut(VStack(alignment: $0) { filling }, width: .infinity, height: 10).size.width
      })
    {
      #expect(width == .infinity)
    }
    // Of 100 points the two texts' stand-ins take theirs first, whatever the order.
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(.fixed(20))
        ZStack { filling }.frame(height: 10).overlay(Box(.flexible(), .flexible(), name: "chart"))
        Box(.flexible(max: 30))
      }, width: 100, height: 20)
    #expect(row["chart"]?.width == 50)
    let column = LaidOut(
      HStack(spacing: 0) {
        VStack { filling }.overlay(Box(.flexible(), .flexible(), name: "column"))
        Box(.flexible(max: 30))
      }, width: 100, height: 20)
    #expect(column["column"]?.width == 70)
  }

  // MARK: Support

  static func lengths(
    of children: [StackChild], offered: CGFloat?, axis: Axis
  ) -> [CGFloat] {
    let content = ForEach(children.indices, id: \.self) { index in
      let child = children[index]
      let stretched = Box.Length.flexible()
      if child.isSpacer {
        Spacer().overlay(
          Box(.flexible(), .flexible(), name: "\(index)"))
      } else if axis == .horizontal {
        Box(child.length, stretched, name: "\(index)").layoutPriority(child.priority)
      } else {
        Box(stretched, child.length, name: "\(index)").layoutPriority(child.priority)
      }
    }
    let result =
      axis == .horizontal
      ? LaidOut(HStack(spacing: 0) { content }, width: offered, height: 10)
      : LaidOut(VStack(spacing: 0) { content }, width: 10, height: offered)
    return children.indices.map { result["\($0)"]?.size[axis] ?? .nan }
  }

  /// The rules as the reference states them, step by step.
  static func sharesByTheRules(_ children: [StackChild], offered: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: children.count)
    var available = offered
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let lower = children.filter { $0.priority < priority }
      let lowerMinimum = lower.reduce(0) { $0 + $1.length.min }
      available -= lowerMinimum
      var group = children.indices.filter { children[$0].priority == priority }
      while !group.isEmpty {
        let next = group.min { left, right in
          let first = children[left].length
          let second = children[right].length
          let flexibilities = (first.max - first.min, second.max - second.min)
          if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
          if flexibilities.0 == .infinity && first.min != second.min {
            return first.min > second.min
          }
          return left < right
        }!
        let share = max(available / CGFloat(group.count), 0)
        lengths[next] = children[next].length(share)
        available -= lengths[next]
        group.removeAll { $0 == next }
      }
      available += lowerMinimum
    }
    return lengths
  }
}
