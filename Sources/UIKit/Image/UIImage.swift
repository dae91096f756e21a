import Drawing
import Foundation

/// A picture of UIKit. Apple's interface.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn in its own colours. Apple's interface.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How a picture lies. Apple's interface.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Where the picture comes from.
  package enum Source: Hashable {
    /// Nothing to draw.
    case empty
    case asset(String)
    case symbol(String)
    case encoded(ImageReference)
  }

  package let source: Source
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The colour that a template is drawn in; nil leaves it to the view.
  package let tint: UIColor?
  /// How a symbol looks.
  package let configuration: SymbolConfiguration

  package init(
    _ source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, configuration: SymbolConfiguration = .unspecified
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.configuration = configuration
    super.init()
  }

  /// Makes a picture without content and size.
  public override convenience init() {
    self.init(.empty, size: .zero, scale: 1)
  }

  /// Pictures are turned upright when they are read.
  open var imageOrientation: Orientation { .up }

  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.source == source && other.scale == scale && other.renderingMode == renderingMode
      && other.tint == tint && other.configuration == configuration
  }

  open override var hash: Int { source.hashValue }

  /// The same picture in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: tint)
  }

  /// The same picture as a template in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The same picture as a template in a colour, in another mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  private func copy(renderingMode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(
      source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: configuration)
  }
}
