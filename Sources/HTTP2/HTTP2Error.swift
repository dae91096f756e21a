/// Why a server cannot listen, or a certificate cannot be made.
package enum HTTP2Error: Error, Hashable, Sendable {
  /// A call of the system failed; `code` is its number of the error.
  case system(call: String, code: Int32)
  case portTaken(Int)
  case badAddress(String)
  case badCertificate(path: String)
  case openSSL(call: String)

  package var message: String {
    switch self {
    case .system(let call, let code): "\(call) failed with the error \(code) of the system."
    case .portTaken(let port):
      "The port \(port) is taken. Give another, or end the program that listens there."
    case .badAddress(let address): "\(address) is no numeric IPv4 address."
    case .badCertificate(let path):
      "The certificate and key in \(path) cannot be used. Remove them, and they are made anew."
    case .openSSL(let call): "OpenSSL refused \(call)."
    }
  }
}

extension HTTP2Error: CustomStringConvertible {
  package var description: String { message }
}
