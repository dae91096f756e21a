import AppleFoundation

/// What an app is told about its notifications. Apple's interface.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

/// Nothing of it is needed.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    []
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// Shows notifications. Apple's interface.
///
/// It remembers what it is given and shows nothing: there is no phone's screen for it. The person
/// allows everything that is asked for, and nothing before; that is a choice of Islet.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    var options: UNAuthorizationOptions?
    var requests: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let lock = NSLock()
  private var state = State()

  /// Apple's interface has one center for a process.
  private static let ofProcess = UNUserNotificationCenter()

  open class func current() -> UNUserNotificationCenter { ofProcess }

  private func locked<T>(_ body: (inout State) -> T) -> T { lock.withLock { body(&state) } }

  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { locked { $0.delegate } }
    set { locked { $0.delegate = newValue } }
  }

  /// A widget's process has no buttons for notifications.
  open var supportsContentExtensions: Bool { false }

  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    locked { $0.options = options.union($0.options ?? []) }
    return true
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    locked { $0.options = options.union($0.options ?? []) }
    completionHandler(true, nil)
  }

  open func notificationSettings() async -> UNNotificationSettings { settings }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(settings)
  }

  private var settings: UNNotificationSettings {
    let options = locked { $0.options }
    return UNNotificationSettings(
      status: options == nil ? .notDetermined : .authorized, options: options ?? [])
  }

  open func add(_ request: UNNotificationRequest) async throws { remember(request) }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remember(request)
    completionHandler?(nil)
  }

  /// A request of an identifier takes the place of the one before; one without a trigger is shown
  /// at once.
  private func remember(_ request: UNNotificationRequest) {
    locked { state in
      state.requests.removeAll { $0.identifier == request.identifier }
      state.delivered.removeAll { $0.request.identifier == request.identifier }
      if request.trigger == nil {
        state.delivered.append(UNNotification(date: Date(), request: request))
      } else {
        state.requests.append(request)
      }
    }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    locked { $0.requests }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(locked { $0.requests })
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    locked { $0.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { locked { $0.requests = [] } }

  open func deliveredNotifications() async -> [UNNotification] { locked { $0.delivered } }

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler(locked { $0.delivered })
  }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    locked { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllDeliveredNotifications() { locked { $0.delivered = [] } }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    locked { $0.categories = categories }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    locked { $0.categories }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}
