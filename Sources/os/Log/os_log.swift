import Foundation

/// Writes a message to a log. Apple's interface.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type.word, LogFormat(message.description).filled(with: args))
}

/// Writes a message to a log, in the argument order of the first Swift interface.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type.word, LogFormat(message.description).filled(with: args))
}

/// Writes an interpolated message of the default level to the default log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {
  os_log(.default, message)
}

/// Writes an interpolated message to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ level: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(level.word, message.text)
}
