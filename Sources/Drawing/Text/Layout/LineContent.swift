import Foundation

/// The clusters of one line in logical order: a part of the text, or two parts around an ellipsis.
struct LineContent {
  var head: Range<Int>
  var ellipsis: Ellipsis?
  var tail: Range<Int>
  var paragraph: Int

  struct Ellipsis {
    var shaped: ShapedText
    /// The run whose font it has.
    var run: Int
  }

  init(_ clusters: Range<Int>, paragraph: Int) {
    head = clusters
    tail = clusters.upperBound..<clusters.upperBound
    self.paragraph = paragraph
  }
}

/// Shortens a line that has no room for what is left of its text.
struct Truncator {
  var shaped: ShapedText
  /// In points; nil only marks the end.
  var width: CGFloat?
  var mode: TextRequest.Truncation
  var advance: (ShapedText.Cluster) -> CGFloat
  var ellipsis: (Int) -> ShapedText

  /// - Parameter line: the last line that is shown; all that follows it is left out.
  func truncate(_ line: LineBreaker.Line) -> LineContent {
    let start = line.clusters.lowerBound
    let first = shaped.paragraphs[line.paragraph].clusters
    let lastIndex = shaped.paragraphs.count - 1
    let last = shaped.paragraphs[lastIndex].clusters
    let run =
      shaped.clusters.indices.contains(start)
      ? shaped.clusters[start].run : shaped.paragraphs[line.paragraph].run
    let mark = LineContent.Ellipsis(shaped: ellipsis(run), run: run)
    let markWidth = mark.shaped.clusters.reduce(0) { $0 + advance($1) }

    var content = LineContent(start..<start, paragraph: line.paragraph)
    let room = (width ?? .infinity) - markWidth + LineBreaker.tolerance
    guard room >= 0 else { return content }
    content.ellipsis = mark
    switch mode {
    case .tail:
      content.head = front(start..<first.upperBound, room: room)
    case .head:
      content.tail = back(max(start, last.lowerBound)..<last.upperBound, room: room)
      content.paragraph = lastIndex
    case .middle:
      let whole = start..<first.upperBound
      content.head = front(whole, room: width == nil ? .infinity : room / 2)
      let used = total(content.head)
      let rest = max(content.head.upperBound, last.lowerBound)..<last.upperBound
      content.tail = back(rest, room: room - used)
    }
    return content
  }

  private func total(_ clusters: Range<Int>) -> CGFloat {
    shaped.clusters[clusters].reduce(0) { $0 + advance($1) }
  }

  private func front(_ clusters: Range<Int>, room: CGFloat) -> Range<Int> {
    var left = room
    var end = clusters.lowerBound
    for index in clusters {
      left -= advance(shaped.clusters[index])
      guard left >= 0 else { break }
      end = index + 1
    }
    return shaped.trimmingEnd(clusters.lowerBound..<end)
  }

  private func back(_ clusters: Range<Int>, room: CGFloat) -> Range<Int> {
    var left = room
    var start = clusters.upperBound
    for index in clusters.reversed() {
      left -= advance(shaped.clusters[index])
      guard left >= 0 else { break }
      start = index
    }
    while start < clusters.upperBound, shaped.clusters[start].isWhitespace { start += 1 }
    return start..<clusters.upperBound
  }
}

extension ShapedText {
  /// The clusters without the white space at their end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }
}
