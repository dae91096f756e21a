import Drawing

extension Node {
  /// Places the node in its ideal size in the middle of an area.
  func place(centeredIn area: CGRect) {
    let size = sizeThatFits(.unspecified)
    place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
      proposal: .unspecified)
  }

  /// What the node draws, made smaller around its centre where it is larger than a square.
  func items(fittedInto side: CGFloat) -> [DisplayItem] {
    items(shrunkBy: side / max(frame.width, frame.height))
  }

  /// What the node draws, made smaller around its centre where it is wider than a length.
  func items(narrowedTo width: CGFloat) -> [DisplayItem] {
    items(shrunkBy: width / frame.width)
  }

  private func items(shrunkBy factor: CGFloat) -> [DisplayItem] {
    var items: [DisplayItem] = []
    draw(into: &items)
    guard !items.isEmpty, factor < 1 else { return items }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return [
      .group(.transform(AffineTransform2D.scale(x: factor, y: factor).around(middle)), items)
    ]
  }
}
