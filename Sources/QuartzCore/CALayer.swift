// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

@_exported import CoreGraphics
import Foundation

/// Seconds of a clock that runs while the phone does. Apple's interface.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A rectangle that is drawn and animated. Apple's interface. Widgets show none.
open class CALayer: NSObject {
  /// In points of the layer above.
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Draws the background and the layers below into a context.
  open func render(in ctx: CGContext) {
    if let backgroundColor {
      ctx.saveGState()
      ctx.setFillColor(backgroundColor)
      ctx.fill(bounds)
      ctx.restoreGState()
    }
    for layer in sublayers ?? [] where !layer.isHidden {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
  }
}

/// A layer of colours that pass over into each other. Apple's interface.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  /// In fractions of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In fractions of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  open override func render(in ctx: CGContext) {
    super.render(in: ctx)
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors ?? [], locations: places)
    else { return }
    ctx.saveGState()
    ctx.clip(to: bounds)
    ctx.drawLinearGradient(
      gradient,
      start: CGPoint(x: startPoint.x * frame.width, y: startPoint.y * frame.height),
      end: CGPoint(x: endPoint.x * frame.width, y: endPoint.y * frame.height),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    ctx.restoreGState()
  }
}

/// A layer of a path. Apple's interface.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = .black
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1

  open override func render(in ctx: CGContext) {
    super.render(in: ctx)
    guard let path else { return }
    ctx.saveGState()
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.addPath(path)
      ctx.fillPath()
    }
    if let strokeColor {
      ctx.setStrokeColor(strokeColor)
      ctx.setLineWidth(lineWidth)
      ctx.addPath(path)
      ctx.strokePath()
    }
    ctx.restoreGState()
  }
}

/// Tells when the screen is drawn. Apple's interface. In a widget it never does.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }

  open func invalidate() {}
}

/// Groups changes of layers. Apple's interface.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
}
