import Drawing

extension Font {
  /// The font for a text size, with changes applied on top of the font's own.
  package func resolved(
    for typeSize: DynamicTypeSize, applying changes: FontModifications = FontModifications()
  ) -> FontSpec {
    let changes = modifications.merging(changes)
    var spec = baseSpec(for: typeSize)
    spec.size *= changes.scale
    if let weight = changes.weight { spec.weight = weight.value }
    // Bold never makes a font lighter than the weight it has already.
    if changes.isBold == true { spec.weight = max(spec.weight, emphasizedWeight.value) }
    if let isItalic = changes.isItalic { spec.isItalic = isItalic }
    if let digits = changes.hasMonospacedDigits { spec.monospacedDigits = digits }
    if changes.smallCaps != nil { spec.smallCaps = true }
    if let width = changes.width { spec.width = width.value }
    if let design = changes.design { spec.design = design.spec }
    if changes.isMonospaced == true { spec.design = .monospaced }
    switch changes.leading {
    case .tight: spec.leading = -1
    case .loose: spec.leading = 1
    case .standard: spec.leading = 0
    case nil: break
    }
    return spec
  }

  private func baseSpec(for typeSize: DynamicTypeSize) -> FontSpec {
    switch base {
    case .textStyle(let style):
      return FontSpec(
        size: style.size(for: typeSize), weight: style.weights.regular.value,
        textStyle: String(describing: style))
    case .system(let size):
      return FontSpec(size: size)
    case .custom(let name, let size, let style):
      var factor: CGFloat = 1
      if let style { factor = style.size(for: typeSize) / style.size(for: .large) }
      return FontSpec(size: size * factor, customName: name)
    case .uiKit(let spec):
      return spec
    }
  }

  /// What bold means for this font.
  private var emphasizedWeight: Weight {
    if case .textStyle(let style) = base { return style.weights.emphasized }
    return .bold
  }
}

extension FontSpec {
  /// The font in words for people: `headline 17 semibold`, `system 14.5 regular rounded`.
  package var words: String {
    var words = [customName ?? textStyle ?? "system"]
    words.append(Self.number(size))
    words.append(Self.weightNames[weight] ?? String(weight))
    if design != .default { words.append(design.rawValue) }
    if isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }

  /// A number with up to two decimals, those that matter.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    let decimals = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
    return "\(whole).\(decimals)"
  }

  private static let weightNames = [
    100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
    700: "bold", 800: "heavy", 900: "black",
  ]
}
