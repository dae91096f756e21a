import Drawing

/// Where a canvas draws. It is a value: a copy keeps its own transform, clip and opacity, and draws
/// onto the same canvas. Apple's interface.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  let bounds: CGSize
  /// What clips and filters do to everything drawn from now on, the outermost first.
  var effects: [GroupEffect] = []
  /// 0 transparent to 1 opaque, of everything drawn from now on.
  public var opacity = 1.0
  /// How what is drawn from now on is mixed with what lies below.
  public var blendMode = BlendMode.normal
  /// The transform of what is drawn from now on, in points of the canvas.
  public var transform = CGAffineTransform.identity

  init(recorder: CanvasRecorder, bounds: CGSize) {
    self.recorder = recorder
    self.bounds = bounds
  }

  /// The surroundings of the canvas.
  public var environment: EnvironmentValues { onMainActor { $0.context.environment } }

  // MARK: Transforms

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies a transform before the present one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append { environment in
      let bounds = path.boundingRect
      return shading.items(in: bounds, environment: environment) { paint in
        [.fill(path.outline, paint, style.rule)]
      }
    }
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append { environment in
      let reach = style.lineWidth / 2
      let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
      return shading.items(in: bounds, environment: environment) { paint in
        [.stroke(path.outline, paint, style.options)]
      }
    }
  }

  /// Strokes a path with a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws in a layer, which then takes this context's opacity, clip and filters as a whole.
  public func drawLayer(
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = onMainActor { $0.layer() }
    var context = GraphicsContext(recorder: layer, bounds: bounds)
    context.transform = transform
    try content(&context)
    append(transformed: false) { _ in MainActor.assumeIsolated { layer.items } }
  }

  // MARK: Recording

  /// Appends items under the present transform, effects, opacity and blend mode.
  func append(
    transformed: Bool = true, _ make: @MainActor (EnvironmentValues) -> [DisplayItem]
  ) {
    let (transform, effects, opacity, blendMode) = (transform, effects, opacity, blendMode)
    onMainActor { recorder in
      var items = make(recorder.context.environment)
      if transformed, transform != .identity {
        items = [.group(.transform(AffineTransform2D(transform)), items)]
      }
      for effect in effects.reversed() { items = [.group(effect, items)] }
      if opacity < 1 { items = [.group(.opacity(max(opacity, 0)), items)] }
      if blendMode != .normal { items = [.group(.blend(blendMode.drawing), items)] }
      recorder.append(items)
    }
  }

  /// Canvases draw while their views are laid out, on the main actor.
  func onMainActor<Result>(_ body: @MainActor (CanvasRecorder) -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let recorder = recorder
    MainActor.assumeIsolated { result = body(recorder) }
    guard let result else { preconditionFailure("The main actor has run the closure.") }
    return result
  }
}
