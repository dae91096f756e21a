import Drawing
import Foundation

/// Makes files of pictures, one at a time. Two of them keep two cores busy.
package actor PictureEncoder: PictureEncoding {
  private let fonts: FontLibrary
  private lazy var renderer = Renderer(fonts: fonts, images: ImageStore())
  private lazy var texts = TextEngine(fonts: fonts)

  /// Paths of font files that the project brings along.
  package init(applicationFonts: [String]) {
    fonts = FontLibrary(applicationFonts: applicationFonts)
  }

  /// A file of a picture; the scale is pixels per point.
  package func encode(
    _ picture: DisplayList, as format: CanvasFormat, scale: Double
  ) throws -> Data {
    switch format {
    case .png: try renderer.png(picture, scale: scale)
    case .svg: try renderer.svg(picture)
    case .pdf: try renderer.pdf(picture)
    }
  }

  /// The contrast of the picture's texts and the sizes of its images.
  package func inspect(_ picture: DisplayList) throws -> PictureInspection {
    PictureInspection(
      contrasts: try renderer.contrasts(of: picture), imageSizes: renderer.imageSizes(of: picture))
  }

  /// The time of the status bar in the system's text face.
  package func clock(_ time: String) -> StatusClock? {
    let font = FontSpec(size: 17, weight: 600)
    let request = TextRequest(runs: [TextRequest.Run(content: .text(time), font: font)])
    return StatusClock(layout: texts.layout(request))
  }
}
