import Foundation

extension APNSClient {
  /// Whom a client sends for, whereto, and within which bounds.
  public struct Configuration: Sendable {
    public var key: APNSKey
    public var server: APNSServerAddress
    /// The app, without the suffix of the topic.
    public var bundleIdentifier: String
    /// Connections at once for pushes.
    public var greatestConnections = 2
    /// Pushes under way at once; further callers wait.
    public var greatestPending = 2_000
    /// Seconds for a request with all of its attempts.
    public var timeout = 60.0
    /// Attempts of a request.
    public var greatestAttempts = 8 {
      didSet { retry.greatestAttempts = greatestAttempts }
    }
    /// Told of each step; called on any thread, so it has to be quick.
    public var observe: @Sendable (APNSEvent) -> Void = { _ in }

    var retry = RetryRule(greatestAttempts: 8)
    /// What a test puts in the place of clock and dice.
    package var now: @Sendable () -> Date = { Date() }
    package var random: @Sendable () -> Double = { Double.random(in: 0..<1) }
    package var sleep: @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
    package var makeIdentifier: @Sendable () -> String = { UUID().uuidString.lowercased() }

    public init(key: APNSKey, server: APNSServerAddress, bundleIdentifier: String) {
      self.key = key
      self.server = server
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// How one push is sent.
  public struct SendingOptions: Hashable, Sendable {
    /// 10 counts against the hourly budget of the app, 5 does not.
    public var priority: PushPriority
    /// Nil leaves it to APNs; a broadcast is then not stored.
    public var expiration: PushExpiration?
    /// A UUID; nil makes one. It stays the same through all attempts.
    public var identifier: String?
    public var collapseIdentifier: String?
    /// Seconds; nil takes that of the client.
    public var timeout: Double?

    public init(
      priority: PushPriority = .immediate, expiration: PushExpiration? = nil,
      identifier: String? = nil, collapseIdentifier: String? = nil, timeout: Double? = nil
    ) {
      self.priority = priority
      self.expiration = expiration
      self.identifier = identifier
      self.collapseIdentifier = collapseIdentifier
      self.timeout = timeout
    }
  }
}
