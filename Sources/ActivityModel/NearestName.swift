/// Finds the name that a person probably meant.
package struct NearestName {
  package var names: [String]

  package init(in names: [String]) {
    self.names = names
  }

  /// The name that takes the fewest changes, if those are at most a third of it, or that begins
  /// with what was typed.
  package func to(_ typed: String) -> String? {
    let best = names.map { ($0, Self.distance(typed, $0)) }.min { $0.1 < $1.1 }
    if let best, best.1 <= max(best.0.count / 3, 1) { return best.0 }
    let longer = names.filter { typed.count > 3 && $0.hasPrefix(typed) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// Letters to insert, remove, replace, or exchange with their neighbour.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [[Int](0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
