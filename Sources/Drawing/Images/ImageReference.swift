import Foundation

/// A picture that a display list shows.
package enum ImageReference: Codable, Hashable, Sendable {
  /// A file on this machine: PNG, JPEG, SVG and what else the image library reads.
  case file(String)
  /// The bytes of such a file.
  case data(Data)
}

/// A picture in its place; lengths are points.
package struct ImagePlacement: Codable, Equatable, Sendable {
  package enum Interpolation: String, Codable, Sendable { case none, low, medium, high }

  package var image: ImageReference
  package var frame: CGRect
  /// Only the alpha of the picture is used, filled with this paint.
  package var template: Paint?
  package var interpolation: Interpolation
  /// Insets that are not stretched: top, left, bottom, right.
  package var capInsets: [CGFloat]?
  /// Repeated at its own size instead of stretched.
  package var isTiled: Bool
  /// Pixels of the picture per point, for tiles and cap insets.
  package var scale: CGFloat
  /// Drawn from right to left.
  package var isMirrored: Bool

  package init(
    image: ImageReference, frame: CGRect, template: Paint? = nil,
    interpolation: Interpolation = .medium, capInsets: [CGFloat]? = nil, isTiled: Bool = false,
    scale: CGFloat = 1, isMirrored: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.template = template
    self.interpolation = interpolation
    self.capInsets = capInsets
    self.isTiled = isTiled
    self.scale = scale
    self.isMirrored = isMirrored
  }
}
