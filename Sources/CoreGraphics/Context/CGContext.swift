import Drawing
import Foundation

/// How pictures are resampled. Apple's interface.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// How a path is drawn. Apple's interface.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// A place to draw to. Apple's interface.
///
/// It writes down what is drawn; the pixels are made when a picture is asked for. Lengths are points
/// of the space that the current transform makes.
public final class CGContext: @unchecked Sendable {
  /// What `saveGState()` keeps.
  struct State {
    var transform: AffineTransform2D
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var line = StrokeOptions()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: (color: RGBA, radius: CGFloat, offset: CGSize)?
    /// The clips and their rules, in pixels of the picture.
    var clips: [GroupEffect] = []
    var interpolation = CGInterpolationQuality.default
  }

  /// In points of the picture.
  package let size: CGSize
  /// Pixels per point of the picture.
  package let scale: CGFloat
  /// Paths of the font files that texts may use.
  private let fonts: [String]
  var state: State
  var saved: [State] = []
  var items: [DisplayItem] = []
  var outline = Outline()

  /// - Parameter isFlipped: Whether y points down, as in UIKit.
  package init(size: CGSize, scale: CGFloat, isFlipped: Bool, fonts: [String] = []) {
    self.size = size
    self.scale = scale
    self.fonts = fonts
    state = State(
      transform: isFlipped
        ? .identity : AffineTransform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
  }

  /// Makes a context of pixels whose y points up. It keeps no pixels at `data`: a picture comes from
  /// `makeImage()` only. Nil for a size of nothing.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width * height <= 64_000_000 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isFlipped: false)
  }

  /// In pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// In pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// The picture of what was drawn so far; nil where it cannot be drawn.
  public func makeImage() -> CGImage? {
    let renderer = Renderer(
      fonts: FontLibrary(applicationFonts: fonts), images: ImageStore())
    let list = DisplayList(size: size, items: items)
    guard let png = try? renderer.png(list, scale: scale) else { return nil }
    return CGImage(.data(png), width: width, height: height)
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// From the space that is drawn in to the picture's.
  public var ctm: CGAffineTransform {
    let matrix = state.transform
    return CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = AffineTransform2D(transform).concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// 0 to 1, for all that is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Edges are always smoothed; this changes nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Edges are always smoothed; this changes nothing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Casts a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (RGBA.black.opacity(1 / 3), blur, offset)
  }

  /// Casts a shadow of a colour; nil casts none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ($0.rgba, blur, offset) }
  }

  /// Cuts what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(.clip(Outline.rectangle(rect).applying(state.transform), .nonZero))
  }

  /// Cuts what is drawn from now on to rectangles.
  public func clip(to rects: [CGRect]) {
    let all = Outline(rects.flatMap { Outline.rectangle($0).elements })
    state.clips.append(.clip(all.applying(state.transform), .nonZero))
  }

  /// Cuts what is drawn from now on to the path so far, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.clip(outline, rule == .evenOdd ? .evenOdd : .nonZero))
    outline = Outline()
  }

  /// Shows what is drawn from now on where a picture is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clips.append(.mask([mask.item(in: rect, under: state, isUpright: false)]))
  }

  // MARK: Drawing

  /// Adds what is drawn, with the state's clips, shadow, opacity and mode.
  package func append(_ drawn: [DisplayItem]) {
    var drawn = drawn
    if let shadow = state.shadow {
      drawn = [
        .group(
          .shadow(color: shadow.color, radius: shadow.radius / 2, offset: shadow.offset), drawn)
      ]
    }
    if state.alpha < 1 { drawn = [.group(.opacity(state.alpha), drawn)] }
    for clip in state.clips.reversed() { drawn = [.group(clip, drawn)] }
    items = state.blendMode.mix(drawn, over: items)
  }

  /// Adds what is drawn in points of the space that the current transform makes.
  package func appendTransformed(_ drawn: [DisplayItem]) {
    append([.group(.transform(state.transform), drawn)])
  }

  /// Draws a picture into a rectangle. Where y points down it stands on its head, as on Apple's
  /// systems.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    append([image.item(in: rect, under: state, isUpright: false)])
  }

  /// Makes the points of a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    append([
      .fill(Outline.rectangle(rect).applying(state.transform), .color(.black), .nonZero)
    ])
    state.blendMode = mode
  }

  /// Draws a gradient between two points, beyond them as the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillAll(.linear(stops: gradient.stops, start: startPoint, end: endPoint))
  }

  /// Draws a gradient between two circles. Islet takes the centre of the second for both.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fillAll(
      .radial(
        stops: gradient.stops, center: endCenter, startRadius: Double(startRadius),
        endRadius: Double(endRadius)))
  }

  private func fillAll(_ paint: Paint) {
    let all = CGRect(origin: .zero, size: size).applying(ctm.inverted())
    appendTransformed([.fill(.rectangle(all), paint, .nonZero)])
  }
}
