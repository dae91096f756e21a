import AppleFoundation

/// Something that an app can do when it is asked from outside its own user interface. Apple's
/// interface.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// What the intent does, in few words.
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front first. Deprecated by Apple in iOS 26.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run (iOS 26).
  static var supportedModes: IntentModes { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people find the intent in Shortcuts and Spotlight (iOS 17).
  static var isDiscoverable: Bool { get }
  static var parameterSummary: SummaryContent { get }

  func perform() async throws -> PerformResult
  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { .background }
  /// A choice of Islet: Apple's default is not documented.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }

  /// Runs the intent. Nothing is donated: Islet has no store of donations.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult {
    try await perform()
  }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A type with a name that stays the same when the app is updated. Apple's interface.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type whose properties may be `@Dependency`. Apple's interface.
public protocol _SupportsAppDependencies {}
