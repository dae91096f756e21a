/// A header field of HTTP/2. Names are in lower case, as the protocol wants them.
public struct HTTP2Header: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
