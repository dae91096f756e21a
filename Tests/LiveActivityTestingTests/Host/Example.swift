import ActivityKit
import ActivityModel
import Foundation
import LiveActivityTesting
import Phone

struct JourneyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var arrival = Date(timeIntervalSinceReferenceDate: 0)
  }

  var destination: String
}

struct OrderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: String
  }

  var number: Int
}

/// A phone with one app in the foreground, for the code of a test to be the app's.
struct Example {
  static let start = Date(timeIntervalSinceReferenceDate: 790_164_000)
  static let app: AppID = "com.example.journey"

  let host: PhoneHost

  init(
    buffering: EventBuffering = .all, _ configure: (inout PhoneConfiguration) -> Void = { _ in }
  ) {
    var configuration = PhoneConfiguration(start: Self.start)
    configure(&configuration)
    host = PhoneHost(configuration, buffering: buffering)
    host.send(.install(Self.description(Self.app)))
    host.send(.launch(Self.app))
  }

  static func description(_ app: AppID) -> AppDescription {
    AppDescription(
      id: app, name: "Journey", supportsFrequentUpdates: true,
      attributesTypes: ["JourneyAttributes", "OrderAttributes"])
  }

  /// Runs code as the app's.
  func run<Value>(
    _ app: AppID = app, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await AttachedPhone.$current.withValue(host.connection(for: app), operation: body)
  }

  static func content(
    _ minutes: Int, stale: TimeInterval? = nil
  ) -> ActivityContent<JourneyAttributes.ContentState> {
    ActivityContent(
      state: JourneyAttributes.ContentState(minutes: minutes),
      staleDate: stale.map(start.addingTimeInterval))
  }

  static func request(
    _ minutes: Int = 10, pushType: PushType? = nil
  ) throws -> Activity<JourneyAttributes> {
    try Activity.request(
      attributes: JourneyAttributes(destination: "Harbour"), content: content(minutes),
      pushType: pushType)
  }

  func lines() -> [String] {
    host.read { phone in phone.logEntries.map { $0.text() } }
  }
}
