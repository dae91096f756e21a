import Foundation

/// Lets the phone be felt, which a picture does not show. Apple's interface.
@MainActor
open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }

  open func prepare() {}
}

/// A knock. Apple's interface.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How a knock feels. Apple's interface.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public nonisolated convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}

  /// - Parameter intensity: 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Success, a warning or an error. Apple's interface.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told. Apple's interface.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A change of a choice. Apple's interface.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// What is copied and pasted. Apple's interface. It holds nothing in a widget.
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { UIPasteboard() }

  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
}

/// What helps people who use the phone in their own way. Apple's interface. None of it is on in a
/// picture.
public enum UIAccessibility {
  /// What is told to a screen reader. Apple's interface.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {}
}
