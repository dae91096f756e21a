import CNGHTTP2
import Glibc

/// Opens sockets to a host, address by address.
struct Dialer {
  let host: String
  let port: Int
  /// By the monotonic clock, in seconds.
  let deadline: Double

  /// A connected socket that does not block. The name is looked up anew each time, as Apple asks.
  func dial() throws(HTTP2ConnectError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let list else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(list) }
    var code: Int32 = ECONNREFUSED
    var next: UnsafeMutablePointer<addrinfo>? = list
    while let address = next {
      next = address.pointee.ai_next
      switch connect(to: address.pointee) {
      case .success(let descriptor): return descriptor
      case .failure(let failure): code = failure.code
      }
    }
    throw code == ETIMEDOUT
      ? .timedOut(host: host, port: port) : .unreachable(host: host, port: port, code: code)
  }

  private struct Failure: Error { let code: Int32 }

  private func connect(to address: addrinfo) -> Result<Int32, Failure> {
    let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, address.ai_socktype | flags, 0)
    guard descriptor >= 0 else { return .failure(Failure(code: errno)) }
    var yes: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
      return .success(descriptor)
    }
    var code = errno
    if code == EINPROGRESS { code = outcome(of: descriptor) }
    guard code == 0 else {
      close(descriptor)
      return .failure(Failure(code: code))
    }
    return .success(descriptor)
  }

  /// Waits for a connection that is under way; gives the system's number of the error, or 0.
  private func outcome(of descriptor: Int32) -> Int32 {
    while true {
      let rest = deadline - MonotonicTime.now
      guard rest > 0 else { return ETIMEDOUT }
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let count = poll(&entry, 1, Int32(min(rest * 1_000 + 1, 60_000)))
      guard count != 0, !(count < 0 && errno == EINTR) else { continue }
      var code: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { return errno }
      return code
    }
  }
}

/// Seconds of the clock that never jumps.
enum MonotonicTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
