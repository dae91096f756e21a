import CoreGraphics
import Drawing
import Foundation

extension UIFontDescriptor {
  /// What is asked of a font. Apple's interface.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Which trait is asked for. Apple's interface.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Which part of a feature is meant. Apple's interface.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of before iOS 15.
    public static let featureIdentifier = type
    /// The name of before iOS 15.
    public static let typeIdentifier = selector
  }

  /// Makes a descriptor of attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontSpec(size: 12).adding(attributes))
  }

  /// The same with attributes added: name or family, size, weight, width, slant and the settings for
  /// digits of one width. Islet knows no other.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(spec.adding(attributes))
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
}

extension FontSpec {
  /// Numbers of variation axes (OpenType): `wght`, `wdth` and `slnt` as four letters.
  private static let weightAxis = 0x7767_6874
  private static let widthAxis = 0x7764_7468

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpec {
    var spec = self
    if let size = Self.number(attributes[.size]), size > 0 { spec.size = CGFloat(size) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String { spec.customName = name }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue
        ?? Self.number(traits[.weight]).map({ CGFloat($0) })
      {
        spec.weight = UIFont.Weight(weight).value
      }
      if let width = (traits[.width] as? UIFont.Width)?.rawValue
        ?? Self.number(traits[.width]).map({ CGFloat($0) })
      {
        spec.width = width
      }
      if let slant = Self.number(traits[.slant]) { spec.isItalic = slant > 0 }
    }
    if let axes = attributes[kCTFontVariationAttribute] as? [Int: Any] {
      if let weight = Self.number(axes[Self.weightAxis]) {
        spec.weight = min(max(Int((weight / 100).rounded()) * 100, 100), 900)
      }
      // 100 is the standard width; SwiftUI's widths are fifths of that.
      if let width = Self.number(axes[Self.widthAxis]) {
        spec.width = CGFloat(min(max((width - 100) / 160, -0.3), 0.2))
      }
    }
    // Feature 6 is the width of digits, and its setting 0 makes all equally wide (Core Text).
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    for setting in settings where setting[.type] == 6 {
      spec.monospacedDigits = setting[.selector] == 0
    }
    return spec
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
