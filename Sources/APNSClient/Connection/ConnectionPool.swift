import HTTP2

/// Connections to one host: as few as the load needs, kept open.
actor ConnectionPool {
  private let target: HTTP2Target
  private let greatest: Int
  private var connections: [HTTP2Connection] = []
  /// A connection that is being opened; all who want one wait for the same.
  private var opening: Task<Result<HTTP2Connection, HTTP2ConnectError>, Never>?
  private var isClosed = false

  init(_ target: HTTP2Target, greatest: Int) {
    self.target = target
    self.greatest = max(1, greatest)
  }

  /// The connection with the most room; a new one when there is none, or all are full and there
  /// may be more.
  func connection() async throws(HTTP2ConnectError) -> HTTP2Connection {
    connections.removeAll { !$0.isOpen }
    if let best = connections.min(by: { $0.load < $1.load }) {
      if best.load < best.limit { return best }
      // More connections come up behind: who asks now need not wait for them.
      if connections.count < greatest, opening == nil, !isClosed { _ = open() }
      return best
    }
    return try await (opening ?? open()).value.get()
  }

  private func open() -> Task<Result<HTTP2Connection, HTTP2ConnectError>, Never> {
    let target = target
    let task = Task {
      let result: Result<HTTP2Connection, HTTP2ConnectError>
      do throws(HTTP2ConnectError) {
        result = .success(try await HTTP2Connection.connect(to: target))
      } catch {
        result = .failure(error)
      }
      self.take(result)
      return result
    }
    opening = task
    return task
  }

  private func take(_ result: Result<HTTP2Connection, HTTP2ConnectError>) {
    opening = nil
    guard case .success(let connection) = result else { return }
    if isClosed { connection.close() } else { connections.append(connection) }
  }

  /// No request uses this connection again; those under way end.
  func retire(_ connection: HTTP2Connection) {
    connections.removeAll { $0 === connection }
    connection.close()
  }

  func close() {
    isClosed = true
    for connection in connections { connection.close() }
    connections = []
  }
}
