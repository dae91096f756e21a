import Glibc

/// Listening sockets on 127.0.0.1 and, where the machine has it, ::1, with one port.
struct LoopbackSockets {
  var port: UInt16
  var descriptors: [Int32]

  /// - Parameter port: 0 takes a free one.
  init(port: UInt16) throws(PageServerFailure) {
    // A free port of one family may be taken in the other; then another one is tried.
    for _ in 0..<(port == 0 ? 16 : 1) {
      let first = try Self.version4(port: port)
      let chosen = Self.port(of: first)
      switch Self.version6(port: chosen) {
      case .success(let second):
        self.port = chosen
        descriptors = [first, second]
        return
      case .failure(let failure) where failure.code == EADDRINUSE:
        close(first)
      case .failure:
        self.port = chosen
        descriptors = [first]
        return
      }
    }
    throw PageServerFailure(
      "Port \(port) is taken on ::1. Choose another one, or 0 for one that is free.")
  }

  private struct SocketError: Error { var code: Int32 }

  private static func version4(port: UInt16) throws(PageServerFailure) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    switch listening(family: AF_INET, address: &address) {
    case .success(let descriptor): return descriptor
    case .failure(let failure):
      throw PageServerFailure(
        "The page cannot be served on 127.0.0.1 port \(port): "
          + "\(String(cString: strerror(failure.code))). Choose another port, or 0 for a free one.")
    }
  }

  private static func version6(port: UInt16) -> Result<Int32, SocketError> {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return listening(family: AF_INET6, address: &address)
  }

  private static func listening<Address>(
    family: Int32, address: inout Address
  ) -> Result<Int32, SocketError> {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { return .failure(SocketError(code: errno)) }
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
    if family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &one, size)
    }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard bound == 0, listen(descriptor, 64) == 0 else {
      let code = errno
      close(descriptor)
      return .failure(SocketError(code: code))
    }
    return .success(descriptor)
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
