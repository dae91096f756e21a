import Drawing
import Foundation

/// A colour of UIKit, which may depend on its surroundings. Apple's interface.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// Where the components come from.
  package enum Source: Hashable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String)
    /// The tint of the view that shows the colour.
    case tint
    case dynamic(Provider)
    case faded(UIColor, CGFloat)
  }

  /// A closure that chooses a colour; each one is equal only to itself.
  package final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }

    package static func == (left: Provider, right: Provider) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a colour of sRGB components. Those outside of 0 to 1 are kept, as in extended ranges.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Makes a shade of grey, 0 black and 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Makes a colour of hue, saturation and brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Makes a colour of components in the wide space of Apple's screens.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      RGBSpace.displayP3.sRGB(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// `#colorLiteral`, which Xcode shows as a colour.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    source = .fixed(
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor.rgba)
    super.init()
  }

  /// Makes a colour that a closure chooses for its surroundings.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(Provider(dynamicProvider))
    super.init()
  }

  /// Makes a colour of an asset catalogue; nil for a name that the catalogues do not have.
  public convenience init?(named name: String) {
    let resources = Resources.ofProcess
    guard resources.hasColor(named: name) || resources.isWithoutCatalogue else { return nil }
    self.init(.named(name))
  }

  /// Makes a colour of an asset catalogue; nil for an unknown name. A widget has one catalogue,
  /// whatever the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a colour of an asset catalogue.
  public convenience init(resource: ColorResource) {
    self.init(.named(resource.name))
  }

  /// The sRGB components in an appearance. A tint that no view gives is the system's blue; a name
  /// that the catalogue does not hold is transparent.
  package func rgba(
    with traits: UITraitCollection, resources: Resources = .ofProcess
  ) -> RGBA {
    switch source {
    case .fixed(let color): color
    case .system(let color): color.rgba(dark: traits.isDark)
    case .named(let name): resources.color(named: name, isDark: traits.isDark) ?? .clear
    case .tint:
      resources.color(named: "AccentColor", isDark: traits.isDark)
        ?? SystemColor.blue.rgba(dark: traits.isDark)
    case .dynamic(let provider):
      provider.color(traits).rgba(with: traits, resources: resources)
    case .faded(let color, let alpha):
      color.rgba(with: traits, resources: resources).withAlpha(alpha)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }

  open override var hash: Int { source.hashValue }

  open override var description: String {
    switch source {
    case .fixed(let color): "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .system(let color): color.rawValue
    case .named(let name): "named “\(name)”"
    case .tint: "tintColor"
    case .dynamic: "dynamic"
    case .faded(let color, let alpha): "\(color) at \(alpha)"
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` is where nothing else is said.
public typealias _ColorLiteralType = UIColor

extension RGBA {
  /// The same colour, as opaque as given.
  func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
