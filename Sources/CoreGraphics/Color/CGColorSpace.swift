// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import Drawing
import Foundation

/// The space in which the components of a colour lie. Apple's interface.
///
/// Pictures are drawn in sRGB; colours of other spaces are turned into it when they are made.
public final class CGColorSpace: Hashable, Sendable {
  /// Which spaces are told apart.
  package enum Model: Hashable, Sendable {
    case gray
    case sRGB
    case linearSRGB
    case displayP3
  }

  package let model: Model
  /// The name that the space was made by.
  public let name: CFString?

  package init(_ model: Model) {
    self.model = model
    name =
      switch model {
      case .gray: Self.genericGrayGamma2_2
      case .sRGB: Self.sRGB
      case .linearSRGB: Self.linearSRGB
      case .displayP3: Self.displayP3
      }
  }

  /// Makes the space of a name; nil for a name that is not known.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.genericRGBLinear: self.init(.sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB: self.init(.linearSRGB)
    case Self.displayP3, Self.extendedDisplayP3: self.init(.displayP3)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.gray)
    default: return nil
    }
  }

  /// The components without the opacity.
  public var numberOfComponents: Int { model == .gray ? 1 : 3 }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }

  /// The colour of components in this space.
  package func rgba(_ components: [CGFloat], alpha: CGFloat) -> RGBA {
    let all = components + Array(repeating: components.last ?? 0, count: 3)
    let (red, green, blue) = (Double(all[0]), Double(all[1]), Double(all[2]))
    switch model {
    case .gray: return RGBA(red: red, green: red, blue: red, alpha: Double(alpha))
    case .sRGB: return RGBA(red: red, green: green, blue: blue, alpha: Double(alpha))
    case .linearSRGB:
      return RGBSpace.sRGBLinear.sRGB(red: red, green: green, blue: blue, alpha: Double(alpha))
    case .displayP3:
      return RGBSpace.displayP3.sRGB(red: red, green: green, blue: blue, alpha: Double(alpha))
    }
  }
}

/// The space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }
