import Foundation

/// Where log messages go: a subsystem and a category. Apple's interface.
///
/// Apple's system keeps messages in its log store. Islet writes each as one line to standard error:
/// `[category] level: message`. Values marked private are shown: the log belongs to the developer
/// who runs the program.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isWritten: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isWritten: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(subsystem: String, category: String, isWritten: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isWritten = isWritten
  }

  /// The log without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isWritten: false)

  /// Whether messages of `type` are written: all are, except in `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  /// A category that Apple's tools know.
  public struct Category: Sendable {
    var name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The line for a message, with the line break that ends it.
  func line(_ level: String, _ message: String) -> String {
    let name = category.isEmpty ? subsystem : category
    return name.isEmpty ? "\(level): \(message)\n" : "[\(name)] \(level): \(message)\n"
  }

  /// Writes a message in one piece, so that lines of several threads do not mix.
  func write(_ level: String, _ message: String) {
    guard isWritten else { return }
    FileHandle.standardError.write(Data(line(level, message).utf8))
  }
}
