import Drawing

/// A shape that is made for a smaller rectangle.
struct _Inset<Base: InsettableShape>: InsettableShape, WrapperShape {
  let base: Base
  let amount: CGFloat

  var wrappedShape: Base { base }

  func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// Smaller on all sides, at least empty.
  func shrunk(by amount: CGFloat) -> CGRect {
    let x = min(amount, width / 2)
    let y = min(amount, height / 2)
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
