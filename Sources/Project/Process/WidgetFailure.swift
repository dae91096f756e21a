import Foundation

/// How a widget process failed to answer.
package enum WidgetFailure: Error, Equatable, Sendable {
  /// It could not be started.
  case notStarted(SystemFailure)
  /// It ended by itself before it answered.
  case exited(code: Int, report: CrashReport)
  /// A trap or a bad access ended it.
  case crashed(signal: Int, report: CrashReport)
  /// It did not answer in time and was ended.
  case timedOut(seconds: Double, report: CrashReport)
  /// What came over the wire is no frame.
  case protocolError(String, report: CrashReport)
}

extension WidgetFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let failure):
      return "The widget could not be started. \(failure)"
    case .exited(let code, let report):
      return "The widget ended with code \(code) before it answered."
        + report.sentence(otherwise: "Look for a call of exit in its source.")
    case .crashed(let signal, let report):
      return "The widget crashed (\(Self.name(ofSignal: signal)))."
        + report.sentence(otherwise: "It left no message.")
    case .timedOut(let seconds, let report):
      let limit = seconds.formatted(.number.precision(.fractionLength(0...1)))
      return "The widget did not answer within \(limit) s and was ended."
        + report.sentence(
          otherwise: "Look for an endless loop or for waiting in a view's body.")
    case .protocolError(let what, let report):
      return "The widget's answer could not be read: \(what)."
        + report.sentence(otherwise: "Build it again; if that does not help, report it.")
    }
  }

  /// The name of a signal in words a person can search for.
  static func name(ofSignal signal: Int) -> String {
    switch signal {
    case 4: "SIGILL, a trap of Swift"
    case 5: "SIGTRAP, a trap of Swift"
    case 6: "SIGABRT, an abort"
    case 7: "SIGBUS, a bad access"
    case 8: "SIGFPE, an arithmetic fault"
    case 9: "SIGKILL, ended from outside, perhaps for want of memory"
    case 11: "SIGSEGV, a bad access or an endless recursion"
    default: "signal \(signal)"
    }
  }
}
