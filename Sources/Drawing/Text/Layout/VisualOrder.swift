/// The order in which the stretches of a line are seen from left to right.
///
/// Source: Unicode Standard Annex 9, rule L2.
enum VisualOrder {
  /// - Parameter levels: the embedding level of every stretch, in logical order.
  /// - Returns: indices of the stretches, in visual order.
  static func order(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
