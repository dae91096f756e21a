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
    avoidOrphan(in: &lines, width: width)
    return lines
  }

  /// Moves a word down to the last word of a paragraph, which iOS does not leave alone in its line.
  ///
  /// Measured on three texts (pairs gauge-aqi-light, tile-humidity, legend-locks): "Unhealthy for /
  /// Sensitive Groups", where "Sensitive" has room in the first line. Words that spaces do not part,
  /// as in Chinese, stay (a choice of Islet).
  private func avoidOrphan(in lines: inout [Range<Int>], width: CGFloat) {
    guard lines.count > 1 else { return }
    let upper = lines[lines.count - 2]
    let last = lines[lines.count - 1]
    let isOneWord = !shaped.clusters[shaped.trimmingEnd(last)].contains(where: \.isWhitespace)
    guard isOneWord, isAfterSpace(last.lowerBound),
      let start = upper.dropFirst().last(where: isAfterSpace),
      shaped.clusters[shaped.trimmingEnd(start..<last.upperBound)].reduce(0, { $0 + advance($1) })
        <= width + Self.tolerance
    else { return }
    lines[lines.count - 2] = upper.lowerBound..<start
    lines[lines.count - 1] = start..<last.upperBound
  }

  private func isAfterSpace(_ index: Int) -> Bool {
    shaped.clusters[index].canBreakBefore && !shaped.clusters[index].isWhitespace
      && shaped.clusters[index - 1].isWhitespace
  }

  /// Whether a line ends inside a word.
  func breaksWord(_ line: Line) -> Bool {
    let end = line.clusters.upperBound
    return end < shaped.paragraphs[line.paragraph].clusters.upperBound
      && !shaped.clusters[end].canBreakBefore
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
