import Foundation

/// A stack of controllers. Apple's interface.
@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}

/// Controllers side by side. Apple's interface.
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}

/// Asks something. Apple's interface.
@MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands. Apple's interface.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var actions: [UIAlertAction] = []
  open var message: String?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An answer to a question. Apple's interface.
@MainActor
open class UIAlertAction: NSObject {
  /// What an answer does. Apple's interface.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A button of a bar. Apple's interface.
@MainActor
open class UIBarButtonItem: NSObject {
  public nonisolated override init() { super.init() }

  /// The look of a button. Apple's interface.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var style = Style.plain
  open weak var target: AnyObject?

  /// Apple's `action` is a selector of Objective-C, which is not there; it is nil here.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
  }

  /// Apple's `action` is a selector of Objective-C, which is not there; it is nil here.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
  }
}

/// Shares things with other apps. Apple's interface.
@MainActor
open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init()
  }
}

/// A way to share. Apple's interface.
@MainActor
open class UIActivity: NSObject {}
