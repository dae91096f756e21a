import Drawing

extension StylePaint {
  /// Draws with this paint, with its shadows behind and its blend mode around.
  ///
  /// - Parameters:
  ///   - bounds: The area that gradients are fitted to, in points of the presentation.
  ///   - draw: What is drawn with a paint.
  package func items(in bounds: CGRect, draw: (Paint) -> [DisplayItem]) -> [DisplayItem] {
    var items = draw(paint(in: bounds))
    if groupOpacity < 1 { items = [.group(.opacity(groupOpacity), items)] }
    for shadow in shadows where !shadow.isInner {
      items = [
        .group(
          .shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset), items)
      ]
    }
    if let blendMode { items = [.group(.blend(blendMode), items)] }
    return items
  }

  /// An outline filled with this paint, inner shadows included.
  package func items(
    filling outline: Outline, rule: FillRule = .nonZero, in bounds: CGRect
  ) -> [DisplayItem] {
    items(in: bounds) { paint in
      var items: [DisplayItem] = [.fill(outline, paint, rule)]
      for shadow in shadows where shadow.isInner {
        items.append(innerShadow(shadow, of: outline, rule: rule, in: bounds))
      }
      return items
    }
  }

  /// The shadow that everything outside of an outline casts into it.
  private func innerShadow(
    _ shadow: Shadow, of outline: Outline, rule: FillRule, in bounds: CGRect
  ) -> DisplayItem {
    let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var around = Outline.rectangle(bounds.insetBy(dx: -reach, dy: -reach))
    around.elements += outline.elements
    return .group(
      .clip(outline, rule),
      [
        .group(
          .shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset),
          [.fill(around, .color(.black), .evenOdd)])
      ])
  }
}
