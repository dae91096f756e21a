import Foundation

/// Breaks shaped text into lines no wider than a width: after spaces and where Unicode allows it, or
/// between characters when a word is longer than the line. Spaces at the end of a line hang.
struct LineBreaker {
  var shaped: ShapedText
  /// In points; nil breaks at paragraphs only.
  var width: CGFloat?
  /// The width of a cluster, tightening included.
  var advance: (ShapedText.Cluster) -> CGFloat

  struct Line: Equatable {
    var clusters: Range<Int>
    var paragraph: Int
  }

  /// What floating point may add to a width that fits exactly.
  static let tolerance: CGFloat = 0.001

  func lines() -> [Line] {
    shaped.paragraphs.enumerated().flatMap { index, paragraph in
      lines(of: paragraph.clusters).map { Line(clusters: $0, paragraph: index) }
    }
  }

  private func lines(of clusters: Range<Int>) -> [Range<Int>] {
    guard let width, !clusters.isEmpty else { return [clusters] }
    var lines: [Range<Int>] = []
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let end = lineEnd(from: start, to: clusters.upperBound, width: width)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private func lineEnd(from start: Int, to end: Int, width: CGFloat) -> Int {
    var x: CGFloat = 0
    var lastBreak: Int?
    for index in start..<end {
      let cluster = shaped.clusters[index]
      if index > start && cluster.canBreakBefore { lastBreak = index }
      x += advance(cluster)
      if !cluster.isWhitespace && x > width + Self.tolerance && index > start {
        return lastBreak ?? index
      }
    }
    return end
  }
}
