// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import CoreGraphics
import Drawing
import Foundation

/// A font of Core Text, which is the same object as UIKit's. Apple's interface.
public typealias CTFont = UIFont
/// What is asked of a font of Core Text, the same object as UIKit's. Apple's interface.
public typealias CTFontDescriptor = UIFontDescriptor

/// Keys of what is asked of a font, the same as UIKit's. Apple's interface.
public let kCTFontNameAttribute = UIFontDescriptor.AttributeName.name
public let kCTFontFamilyNameAttribute = UIFontDescriptor.AttributeName.family
public let kCTFontSizeAttribute = UIFontDescriptor.AttributeName.size
public let kCTFontTraitsAttribute = UIFontDescriptor.AttributeName.traits
public let kCTFontVariationAttribute = UIFontDescriptor.AttributeName(
  rawValue: "NSCTFontVariationAttribute")
public let kCTFontFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings

extension CTFont {
  /// Makes a font by its name; the system's font stands for one that is not installed.
  ///
  /// - Parameter size: In points; 0 is 12.
  public convenience init(_ name: CFString, size: CGFloat) {
    let size = size > 0 ? size : 12
    self.init(UIFont(name: name, size: size)?.spec ?? FontSpec(size: size))
  }

  /// Makes the font that a descriptor describes.
  ///
  /// - Parameter size: In points; 0 keeps the descriptor's.
  public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
    self.init(descriptor: descriptor, size: size)
  }
}

/// Makes a font by its name; the system's font stands for one that is not installed.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(name, size: size)
}

/// Makes the font that a descriptor describes.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(descriptor, size: size)
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How high letters reach over the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How deep letters reach below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Who may use a registered font. Apple's interface.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}

/// The fonts of the folder are known without being registered, so this changes nothing. It is true
/// for a file that is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  FileManager.default.isReadableFile(atPath: fontURL.path)
}
