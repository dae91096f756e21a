import SwiftUI

/// How charts look where the user says nothing.
///
/// All of these are choices of Islet: Apple's documentation shows pictures and gives no numbers.
/// Lengths are points. The order of the colours is that of Apple's pictures.
enum ChartLook {
  /// The part of a category's room that a bar takes.
  static let barRatio: CGFloat = 0.7
  /// The part of the room of a day, a month or a bin that a bar takes.
  static let intervalBarRatio: CGFloat = 0.8
  /// The width of a bar at a mere number or date, and the part of the way to its neighbour that it
  /// takes at most.
  static let plainBarWidth: CGFloat = 6
  static let plainBarRatio: CGFloat = 0.8
  /// The part of a category's room that bars side by side take, and the part that each takes of
  /// its share.
  static let dodgeRatio: CGFloat = 0.8
  static let dodgedBarRatio: CGFloat = 0.9
  /// The side of a rectangle at a mere number or date.
  static let plainRectangleLength: CGFloat = 10
  /// The area of a symbol in square points: a circle of diameter 6.8.
  static let symbolArea: CGFloat = 36
  /// The areas between which data are shown by size, in square points.
  static let symbolAreas: ClosedRange<CGFloat> = 16...256
  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  static let rule = StrokeStyle(lineWidth: 1)
  static let gridLine = StrokeStyle(lineWidth: 0.5)
  static let gridLineStyle = Color.gray.opacity(0.3)
  static let tickLength: CGFloat = 3
  /// From the plot to the labels of an axis.
  static let labelSpacing: CGFloat = 4
  /// From a line to the label beside it on an axis of dates.
  static let dateLabelSpacing: CGFloat = 3
  /// The least distance between two labels of an axis.
  static let labelGap: CGFloat = 4
  static let labelFont = Font.caption2
  static let titleFont = Font.caption
  static let titleSpacing: CGFloat = 4
  static let legendSpacing: CGFloat = 8
  static let legendItemSpacing: CGFloat = 12
  static let legendSymbolSide: CGFloat = 8
  static let legendSymbolSpacing: CGFloat = 4
  static let annotationSpacing: CGFloat = 4
  /// The length of axis for each of its values, and how many there are at least and at most.
  static let yValueDistance: CGFloat = 36
  static let xValueDistance: CGFloat = 64
  static let valueCounts = 3...6
  /// The size of a chart that nobody proposes a size to.
  static let idealSize = CGSize(width: 200, height: 120)
  static let foreground = Color.blue
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Between which colours numbers are shown.
  static let gradient = Gradient(colors: [Color.blue.opacity(0.2), Color.blue])
  /// The lines that stand for data, in turn.
  static let lines: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { dash in
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: dash)
  }

  /// About how many values an axis of a length has.
  static func valueCount(length: CGFloat, distance: CGFloat) -> Int {
    guard length.isFinite else { return valueCounts.upperBound }
    return min(
      max(Int(length / distance) + 1, valueCounts.lowerBound), valueCounts.upperBound)
  }
}
