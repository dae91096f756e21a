import ActivityModel
import Foundation

/// A request of a test to the server itself, beside APNs.
package struct ControlRequest: Hashable, Sendable {
  package var method: String
  /// With its query.
  package var path: String
  package var body: Data

  package init(method: String, path: String, body: Data = Data()) {
    self.method = method
    self.path = path
    self.body = body
  }

  /// The parts of the path, and the value of `wait` in the query.
  var route: (parts: [String], wait: TimeInterval) {
    let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = (halves.first ?? "").split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    let query = halves.count == 2 ? halves[1].split(separator: "&") : []
    let wait = query.first { $0.hasPrefix("wait=") }.flatMap { Double($0.dropFirst(5)) } ?? 0
    return (parts, wait.isFinite ? min(max(wait, 0), 60) : 0)
  }
}
