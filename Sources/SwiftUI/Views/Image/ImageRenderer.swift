import Drawing

/// Draws a view as a picture. Apple's interface.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn.
  public var content: Content
  /// The size that is offered to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture is black instead of transparent where the view draws nothing.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  /// Draws a view in the size that it takes.
  public init(content view: Content) { content = view }

  /// The picture of UIKit; nil for a view without a size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The picture; nil for a view without a size.
  public var cgImage: CGImage? {
    let list = list
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    let context = CGContext(
      size: list.size, scale: scale, isFlipped: true, fonts: Resources.ofProcess.fonts)
    if isOpaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: list.size))
    }
    context.append(list.items)
    return context.makeImage()
  }

  /// Draws the view into a context whose y points up, as `CGContext` has it.
  ///
  /// - Parameter rasterizationScale: Pixels per point of what cannot be drawn as outlines.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let list = list
    renderer(list.size) { context in
      let flip = AffineTransform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
      context.appendTransformed([.group(.transform(flip), list.items)])
    }
  }

  private var list: DisplayList {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let services = RenderingServices(
      text: TextEngine(fonts: FontLibrary(applicationFonts: Resources.ofProcess.fonts)),
      symbols: .ofProcess(), images: ImageStore(), resources: .ofProcess)
    let context = ViewContext(graph: ViewGraph(services: services), environment: environment)
    let node = context.node(of: content)
    node.place(at: .zero, proposal: proposedSize)
    var items: [DisplayItem] = []
    node.draw(into: &items)
    return DisplayList(size: node.frame.size, items: items)
  }
}
