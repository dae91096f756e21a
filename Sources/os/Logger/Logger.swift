/// Writes log messages for a part of a program. Apple's interface.
///
/// Each message is one line on standard error, `[category] level: message`; see ``OSLog``.
public struct Logger: Sendable {
  private let log: OSLog

  /// Messages of a category within a subsystem, which is mostly the bundle identifier.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init() {
    log = .default
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// A message of the default level.
  public func log(_ message: OSLogMessage) { log.write("notice", message.text) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level.word, message.text)
  }

  public func trace(_ message: OSLogMessage) { log.write("trace", message.text) }
  public func debug(_ message: OSLogMessage) { log.write("debug", message.text) }
  public func info(_ message: OSLogMessage) { log.write("info", message.text) }
  public func notice(_ message: OSLogMessage) { log.write("notice", message.text) }
  public func warning(_ message: OSLogMessage) { log.write("warning", message.text) }
  public func error(_ message: OSLogMessage) { log.write("error", message.text) }
  public func critical(_ message: OSLogMessage) { log.write("critical", message.text) }
  public func fault(_ message: OSLogMessage) { log.write("fault", message.text) }
}
