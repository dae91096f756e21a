import CoreGraphics
import Foundation

/// A rectangle of the interface. Apple's interface.
///
/// Live Activities cannot show UIKit's views; on a phone a red sign stands in their place. The views
/// are here so that code shared with an app compiles.
@MainActor
open class UIView: UIResponder {
  /// How content fills a view. Apple's interface.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// How a view follows its superview's size. Apple's interface.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// In points of the superview.
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  /// 0 to 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What draws the view on a phone.
  open private(set) lazy var layer = CALayer()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var traitCollection: UITraitCollection { .current }
  open var window: UIWindow? { nil }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// A side that a view does not ask for.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// - Parameter frame: In points of the superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public nonisolated override init() {
    frame = .zero
    super.init()
  }

  public required init?(coder: NSCoder) { return nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}

  /// The size that fits best into a size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animations()
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// The view behind all others. Apple's interface.
@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene? { nil }
  open var isKeyWindow: Bool { false }
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open func makeKeyAndVisible() {}
}

/// Runs a part of the interface. Apple's interface.
@MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero

  public nonisolated override init() { super.init() }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a controller comes before another. Apple's interface.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}
