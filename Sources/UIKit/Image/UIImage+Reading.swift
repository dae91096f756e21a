import Drawing
import Foundation

extension UIImage {
  /// Makes a picture of an asset catalogue; nil for an unknown name or a damaged file.
  public convenience init?(named name: String) {
    let traits = UITraitCollection.current
    if Resources.ofProcess.isWithoutCatalogue {
      self.init(.asset(name), size: .zero, scale: traits.displayScale)
      return
    }
    let file = Resources.ofProcess.image(
      named: name, isDark: traits.isDark, displayScale: traits.displayScale)
    guard let file, let pixels = Self.pixels(of: file.reference) else { return nil }
    let scale = file.scale ?? 1
    self.init(
      .asset(name), size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale)
  }

  /// Makes a picture of an asset catalogue; nil for an unknown name. A widget has one catalogue,
  /// whatever the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes a picture of an asset catalogue; one that the catalogue lacks has no size.
  public convenience init(resource: ImageResource) {
    let known = UIImage(named: resource.name)
    self.init(.asset(resource.name), size: known?.size ?? .zero, scale: known?.scale ?? 1)
  }

  /// Makes a symbol; nil for an unknown name. It has the size that it has beside 17 points.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, .unspecified)
  }

  /// Makes a picture of the bytes of a file, one pixel a point; nil for bytes that are no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of the bytes of a file; nil for bytes that are no picture.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(.data(data), scale: scale)
  }

  /// Makes a picture of a file; nil for one that is missing or no picture. `name@2x.png` has two
  /// pixels a point.
  public convenience init?(contentsOfFile path: String) {
    self.init(.file(path), scale: Self.scale(ofFile: path))
  }

  private convenience init?(_ reference: ImageReference, scale: CGFloat) {
    guard scale > 0, let pixels = Self.pixels(of: reference) else { return nil }
    self.init(
      .encoded(reference), size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale)
  }

  /// The size in pixels; nil for what cannot be drawn.
  private static func pixels(of reference: ImageReference) -> CGSize? {
    try? ImageStore().size(of: reference)
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scale in [2, 3] where name.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }
}
