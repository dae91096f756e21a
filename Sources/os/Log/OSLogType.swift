/// How important a log message is. Apple's interface and numbers.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  /// The word that a log line bears.
  var word: String {
    switch self {
    case .default: "notice"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }
}
