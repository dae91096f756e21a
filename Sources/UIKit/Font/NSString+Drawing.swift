import CoreGraphics
import Drawing
import Foundation

extension NSAttributedString {
  /// The rectangle in points that the text takes on lines of any length. Islet does not break lines
  /// here: the height of a longer text is that of one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size())
  }

  /// Draws the text on one line into the current context.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.appendTransformed(items(at: point))
  }

  /// Draws the text on one line into the current context, from the corner of a rectangle.
  public func draw(in rect: CGRect) { draw(at: rect.origin) }
}

/// How texts are measured and drawn. Apple's interface.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known after a text was drawn. Apple's interface.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

/// Texts are bridged to `NSString` on Apple's systems, so that they have its methods.
extension String {
  /// The rectangle in points that the text takes on lines of any length.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text on one line into the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text on one line into the current context, from the corner of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  /// Draws the text on one line into the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text on one line into the current context, from the corner of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }
}
