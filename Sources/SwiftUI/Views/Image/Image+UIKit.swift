import Drawing
import UIKit

extension Image {
  /// Makes an image of one of UIKit's.
  ///
  /// A tint colours the picture, unless it says that it always takes the colour of its view.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .empty: self.init(.data(Data()), scale: 1)
    case .asset(let name): self.init(source: .named(name, variableValue: nil))
    case .symbol(let name):
      self.init(systemName: name)
      look.configuration = uiImage.configuration
    case .encoded(let reference): self.init(reference, scale: uiImage.scale)
    }
    // What is a template takes the colour of its view, whatever its own tint; a symbol is one unless
    // it says otherwise.
    switch uiImage.renderingMode {
    case .automatic where uiImage.isSymbolImage: look.renderingMode = nil
    case .alwaysTemplate: look.renderingMode = .template
    case .automatic, .alwaysOriginal:
      look.tint = uiImage.tint.map { Color(uiColor: $0) }
      look.renderingMode =
        look.tint != nil ? .template : uiImage.renderingMode == .alwaysOriginal ? .original : nil
    }
  }
}

extension Image {
  /// Makes an image of pixels, with words for screen readers.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - orientation: How the pixels lie.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(cgImage, scale: scale, orientation: orientation)
    look.label = label
  }

  /// Makes an image of pixels that screen readers leave out.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - orientation: How the pixels lie.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(cgImage, scale: scale, orientation: orientation)
    look.isDecorative = true
  }

  private init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    self.init(
      uiImage: UIImage(
        cgImage: cgImage, scale: scale,
        orientation: orientation.ofUIKit))
  }

  /// How the pixels of a picture lie. Apple's interface.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// The same in UIKit.
    var ofUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }
}
