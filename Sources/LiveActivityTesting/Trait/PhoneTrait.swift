import Testing

/// Gives each test a phone of its own, with an app in the foreground whose code the test is.
///
/// ```swift
/// @Test(.phone(running: TestApp("com.example.ride", attributes: [RideAttributes.self])))
/// func ride() async throws {
///   let phone = try #require(TestPhone.current)
///   let ride = try startRide()
///   await phone.advance(by: .hours(8))
///   #expect(ride.activityState == .ended)
/// }
/// ```
public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
  let app: TestApp
  let settings: PhoneSettings

  /// A suite's phone is one for each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test as the app's code on a new phone. Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let phone = TestPhone(settings)
    let app = phone.install(app)
    app.open()
    try await TestPhone.$current.withValue(phone) {
      try await TestPhone.$currentApp.withValue(app) {
        try await app.run(function)
      }
    }
  }
}

extension Trait where Self == PhoneTrait {
  /// Gives each test a phone of its own, with `app` in the foreground. The test finds both as
  /// `TestPhone.current` and `TestPhone.currentApp`.
  public static func phone(
    running app: TestApp, _ settings: PhoneSettings = PhoneSettings()
  ) -> PhoneTrait {
    PhoneTrait(app: app, settings: settings)
  }
}

extension TestPhone {
  /// The phone of the present test; nil in a test without the trait `phone`.
  @TaskLocal public static var current: TestPhone?
  /// The app whose code the present test is; nil in a test without the trait `phone`.
  @TaskLocal public static var currentApp: InstalledApp?
}
