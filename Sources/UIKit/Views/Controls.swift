import CoreGraphics
import Foundation

/// A text. Apple's interface.
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// The size of the text on lines of any length.
  open override var intrinsicContentSize: CGSize {
    attributedText?.size() ?? (text ?? "").size(withAttributes: [.font: font as Any])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A picture. Apple's interface.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? .zero }
}

/// What can be touched. Apple's interface.
@MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// States of a control. Apple's interface.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// A button. Apple's interface.
@MainActor
open class UIButton: UIControl {
  /// The look of a button. Apple's interface.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  open private(set) var titleLabel: UILabel? = UILabel()
  open private(set) var currentTitle: String?

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    currentTitle = title
    titleLabel?.text = title
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleLabel?.textColor = color
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Content that is larger than its view. Apple's interface.
@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

/// Rows. Apple's interface.
@MainActor
open class UITableView: UIScrollView {}

/// Cells. Apple's interface.
@MainActor
open class UICollectionView: UIScrollView {}

/// A cell. Apple's interface.
@MainActor
open class UICollectionViewCell: UIView {
  open var contentView: UIView { self }
}

/// Views in a row or a column. Apple's interface.
@MainActor
open class UIStackView: UIView {
  open var arrangedSubviews: [UIView] { subviews }
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// In points.
  open var spacing: CGFloat = 0

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addSubview)
  }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// A relation between places of views. Apple's interface.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// Along which line. Apple's interface.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public nonisolated override init() { super.init() }

  open var constant: CGFloat = 0
  open var isActive = false

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// How much a relation matters. Apple's interface.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What changes the look of a view. Apple's interface.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind. Apple's interface.
open class UIBlurEffect: UIVisualEffect {
  /// The look of what is blurred. Apple's interface.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  public convenience init(style: Style) { self.init() }
}

/// A view with an effect. Apple's interface.
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open var contentView: UIView { self }

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
