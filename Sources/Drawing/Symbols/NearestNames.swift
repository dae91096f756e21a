/// The names that a misspelt one was most likely meant to be.
package enum NearestNames {
  /// At most three names whose distance is no more than a third of the length; nearest first.
  /// Every name may also be meant with `.fill`.
  package static func nearest(to name: String, among names: some Collection<String>) -> [String] {
    let wanted = Array(name.utf8)
    let limit = max(2, wanted.count / 3)
    let near = names.flatMap { [$0, $0 + ".fill"] }
      .compactMap { candidate -> (distance: Int, name: String)? in
        let bytes = Array(candidate.utf8)
        guard abs(bytes.count - wanted.count) <= limit else { return nil }
        let distance = distance(wanted, bytes)
        return distance <= limit ? (distance, candidate) : nil
      }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
