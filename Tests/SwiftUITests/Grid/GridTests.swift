import Foundation
import SwiftUI
import Testing

private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> Box {
  Box(.fixed(width), .fixed(height), name: name)
}

@MainActor struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() {
    let grid = LaidOut(
      Grid {
        GridRow {
          box(10, 10, "a")
          box(40, 20, "b")
        }
        GridRow {
          box(30, 12, "c")
          box(20, 6, "d")
        }
      }, width: 300, height: 300)
    // 30 + 8 + 40 wide, 20 + 8 + 12 high, everything in the middle of its cell.
    #expect(grid.size == CGSize(width: 78, height: 40))
    #expect(grid["a"] == CGRect(x: 10, y: 5, width: 10, height: 10))
    #expect(grid["b"] == CGRect(x: 38, y: 0, width: 40, height: 20))
    #expect(grid["c"] == CGRect(x: 0, y: 28, width: 30, height: 12))
    #expect(grid["d"] == CGRect(x: 48, y: 31, width: 20, height: 6))
  }

  @Test func aColumnAndARowAndACellCanBeAlignedOnTheirOwn() {
    let grid = LaidOut(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10, "a").gridColumnAlignment(.trailing)
          box(40, 20, "b")
        }
        GridRow {
          box(30, 12, "c")
          box(20, 6, "d").gridCellAnchor(.bottomTrailing)
        }
      })
    #expect(grid["a"] == CGRect(x: 20, y: 10, width: 10, height: 10))
    #expect(grid["c"] == CGRect(x: 0, y: 20, width: 30, height: 12))
    #expect(grid["d"] == CGRect(x: 50, y: 26, width: 20, height: 6))
  }

  @Test func aCellAcrossTwoColumnsWidensThemByEqualParts() {
    let grid = LaidOut(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(10, 10, "a")
          box(20, 10, "b")
        }
        GridRow { box(60, 10, "wide").gridCellColumns(2) }
      })
    // 10 + 10 + 20 is 20 short of 60: the columns become 20 and 30.
    #expect(grid.size == CGSize(width: 60, height: 20))
    #expect(grid["b"]?.minX == 30)
  }

  @Test func aViewOutsideARowFillsTheWidthOffered() {
    let flexible = Box(.flexible(), .fixed(2), name: "line")
    func grid(_ line: some View) -> LaidOut {
      LaidOut(
        Grid(verticalSpacing: 0) {
          GridRow { box(10, 10, "a") }
          line
        }, width: 100, height: 100)
    }
    #expect(grid(flexible).size == CGSize(width: 100, height: 12))
    let unsized = grid(flexible.gridCellUnsizedAxes(.horizontal))
    #expect(unsized.size == CGSize(width: 10, height: 12))
    #expect(unsized["line"]?.width == 10)
  }

  @Test func aFlexibleColumnTakesWhatTheOthersLeave() {
    let grid = LaidOut(
      Grid {
        GridRow {
          Box(.flexible(), name: "flexible")
          box(32, 10, "fixed")
        }
      }, width: 100, height: 50)
    #expect(grid["flexible"]?.width == 60)
    #expect(grid["fixed"]?.minX == 68)
  }

  @Test func outsideAGridTheViewsOfARowAreSiblings() {
    let stack = LaidOut(
      HStack(spacing: 0) {
        GridRow {
          box(10, 10, "a")
          box(10, 10, "b")
        }
      })
    #expect(stack.size == CGSize(width: 20, height: 10))
  }

  @Test func gridsReadFromRightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let grid = LaidOut(
      Grid {
        GridRow {
          box(10, 10, "a")
          box(20, 10, "b")
        }
      }, environment: environment)
    #expect(grid["a"]?.minX == 28)
    #expect(grid["b"]?.minX == 0)
  }
}
