import Drawing

/// A picture of pixels or vectors in its place.
///
/// Its size is its pixels divided by its scale, whatever is proposed; a resizable one takes the
/// proposal. A picture that is missing has no size and draws nothing, as on a device.
package final class PictureNode: Node {
  let image: Image
  let name: String?
  let file: Resources.ImageFile?
  let suggestions: [String]?
  private let naturalSize: CGSize

  init(
    image: Image, name: String?, file: Resources.ImageFile?, services: RenderingServices,
    environment: EnvironmentValues
  ) {
    self.image = image
    self.name = name
    var known = file
    var size = CGSize.zero
    if let file {
      do {
        size = try services.images.size(of: file.reference)
      } catch {
        // The file says nothing that could be drawn; a device shows nothing for it either.
        known = nil
      }
    }
    let scale = known?.scale ?? 1
    naturalSize = CGSize(width: size.width / scale, height: size.height / scale)
    suggestions =
      known == nil ? name.map { services.resources.imageNames(near: $0) } ?? [] : nil
    self.file = known
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.look.resizing == nil || file == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  package override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    var traits: [Element.Trait] = []
    if let suggestions { traits.append(.unknownName(suggestions: suggestions)) }
    if image.look.isDecorative { traits.append(.accessibilityHidden) }
    let element = Element(
      kind: "Image", content: name, frame: frame,
      accessibilityLabel: image.look.label?.words(in: environment), traits: traits)
    items.append(.element(element, content(in: frame)))
  }

  private func content(in frame: CGRect) -> [DisplayItem] {
    guard let file, frame.width > 0, frame.height > 0 else { return [] }
    if environment.isRedacted { return RedactionBar.items(in: frame, environment: environment) }
    var placement = ImagePlacement(
      image: file.reference, frame: frame, interpolation: image.look.interpolation.placement,
      isTiled: image.look.resizing?.mode == .tile, scale: file.scale ?? 1)
    if let insets = image.look.resizing?.capInsets, insets != EdgeInsets() {
      placement.capInsets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    let isTemplate = image.look.renderingMode.map { $0 == .template } ?? file.isTemplate ?? false
    guard isTemplate else { return [.image(placement)] }
    return environment.foreground.level(0).items(in: frame) { paint in
      var placement = placement
      placement.template = paint
      return [.image(placement)]
    }
  }
}

extension Image.Interpolation {
  var placement: ImagePlacement.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
