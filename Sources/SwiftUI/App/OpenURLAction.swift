/// Opens URLs.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    package enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    package let kind: Kind

    /// The handler took care of the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (URL) -> Result

  /// Handles URLs with a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and says whether it was accepted.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    if case .discarded = handler(url).kind { completion(false) } else { completion(true) }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    // Without a phone there is nobody to open a URL.
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
