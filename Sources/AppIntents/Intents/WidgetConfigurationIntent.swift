/// An intent whose parameters configure a widget (iOS 17). Apple's interface.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// A configuration is not run.
  public func perform() async throws -> Never {
    throw ConfigurationIsNotRun(intent: Self.persistentIdentifier)
  }
}

/// An intent whose parameters configure a control (iOS 18). Apple's interface.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// A configuration is not run.
  public func perform() async throws -> Never {
    throw ConfigurationIsNotRun(intent: Self.persistentIdentifier)
  }
}

/// `perform()` was called on an intent that only configures.
struct ConfigurationIsNotRun: Error, CustomStringConvertible {
  var intent: String
  var description: String {
    "\(intent) only configures a widget or a control. Give it a perform() to run it."
  }
}
