/// An intent that opens something in the app (iOS 16). Apple's interface.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  /// The app comes to the front; that is all.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
