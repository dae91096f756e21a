import Drawing
import Foundation

/// What is asked of a font. Apple's interface.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Traits that a font may have. Apple's interface.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A family of the system's fonts. Apple's interface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let spec: FontSpec

  package init(_ spec: FontSpec) {
    self.spec = spec
    super.init()
  }

  /// - Parameter size: In points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpec(size: size, customName: fontName))
  }

  /// What is asked for a text style at the standard text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(style.spec)
  }

  /// In points.
  open var pointSize: CGFloat { spec.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.isItalic { traits.insert(.traitItalic) }
    if spec.weight >= 600 { traits.insert(.traitBold) }
    if spec.width > 0 { traits.insert(.traitExpanded) }
    if spec.width < 0 { traits.insert(.traitCondensed) }
    if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
    if spec.leading < 0 { traits.insert(.traitTightLeading) }
    if spec.leading > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same with exactly these traits. The system has a font for all of them, so this is never
  /// nil here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = spec
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      spec.weight = max(spec.weight, 700)
    } else if spec.weight >= 600 {
      spec.weight = 400
    }
    if symbolicTraits.contains(.traitExpanded) {
      spec.width = UIFont.Width.expanded.rawValue
    } else if symbolicTraits.contains(.traitCondensed) {
      spec.width = UIFont.Width.condensed.rawValue
    } else {
      spec.width = 0
    }
    if symbolicTraits.contains(.traitMonoSpace) { spec.design = .monospaced }
    spec.leading =
      symbolicTraits.contains(.traitTightLeading)
      ? -1 : symbolicTraits.contains(.traitLooseLeading) ? 1 : 0
    return UIFontDescriptor(spec)
  }

  /// The same in another family of the system's fonts; nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard spec.customName == nil else { return nil }
    var spec = spec
    switch design {
    case .rounded: spec.design = .rounded
    case .serif: spec.design = .serif
    case .monospaced: spec.design = .monospaced
    default: spec.design = .default
    }
    return UIFontDescriptor(spec)
  }

  /// The same in another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }
}
