// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

import CoreGraphics
import Foundation

/// The contexts that a thread draws into, the last first. UIKit keeps them for each thread.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let key = "islet.UIGraphicsContexts"
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? ContextStack { return known }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }
}

/// The context that is drawn into; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Draws into a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Draws into the context of before again.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a picture of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the picture begins black instead of transparent.
///   - scale: Pixels per point; 0 takes the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(.picture(of: size, isOpaque: opaque, scale: scale))
}

/// The picture so far; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { UIImage(drawnIn: $0) }
}

/// Ends a picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context in a mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let context = UIGraphicsGetCurrentContext()
  context?.saveGState()
  context?.setBlendMode(blendMode)
  context?.fill(rect)
  context?.restoreGState()
}

/// Draws a frame one point wide inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Cuts what is drawn from now on in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// A context for a picture of UIKit.
  static func picture(of size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext {
    let context = CGContext(
      size: size, scale: scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1),
      isFlipped: true, fonts: Resources.ofProcess.fonts)
    if isOpaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context
  }
}

extension UIImage {
  /// The picture of what was drawn into a context; nil where it cannot be drawn.
  convenience init?(drawnIn context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(.encoded(image.reference), size: context.size, scale: context.scale)
  }
}
