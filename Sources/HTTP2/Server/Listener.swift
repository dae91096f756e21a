import Glibc

/// A socket that takes connections.
struct Listener {
  let descriptor: Int32
  let port: Int

  init(address: String, port: Int) throws(HTTP2Error) {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else { throw .badAddress(address) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard bound == 0, listen(descriptor, 512) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE ? .portTaken(port) : .system(call: "bind", code: code)
    }
    var actual = sockaddr_in()
    var length = size
    _ = withUnsafeMutablePointer(to: &actual) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: actual.sin_port))
  }

  /// The descriptor of the next connection that waits; nil when none does.
  func accept() -> Int32? {
    let peer = Glibc.accept(descriptor, nil, nil)
    guard peer >= 0 else { return nil }
    _ = fcntl(peer, F_SETFL, fcntl(peer, F_GETFL) | O_NONBLOCK)
    _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(
      peer, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return peer
  }
}
