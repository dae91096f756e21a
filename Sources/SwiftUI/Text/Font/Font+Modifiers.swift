extension Font {
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { modified { $0.weight = weight } }

  /// The font in its bold form: for a text style the emphasised weight of that style.
  public func bold() -> Font { bold(true) }

  /// The font with or without its bold form.
  public func bold(_ isActive: Bool) -> Font { modified { $0.isBold = isActive } }

  /// The font in its italic form.
  public func italic() -> Font { italic(true) }

  /// The font with or without its italic form.
  public func italic(_ isActive: Bool) -> Font { modified { $0.isItalic = isActive } }

  /// The font with letters of equal advance.
  public func monospaced() -> Font { monospaced(true) }

  /// The font with or without letters of equal advance.
  public func monospaced(_ isActive: Bool) -> Font { modified { $0.isMonospaced = isActive } }

  /// The font with digits of equal advance.
  public func monospacedDigit() -> Font { modified { $0.hasMonospacedDigits = true } }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { modified { $0.smallCaps = .all } }

  /// The font with small capitals for lower-case letters.
  public func lowercaseSmallCaps() -> Font { modified { $0.addSmallCaps(.lowercase) } }

  /// The font with small capitals for upper-case letters.
  public func uppercaseSmallCaps() -> Font { modified { $0.addSmallCaps(.uppercase) } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified { $0.leading = leading } }

  /// The font in another width.
  public func width(_ width: Width) -> Font { modified { $0.width = width } }

  /// The font in another width, 0 being standard.
  public func width(_ width: CGFloat) -> Font { modified { $0.width = Width(width) } }

  /// The font with its size multiplied by a factor.
  public func scaled(by factor: CGFloat) -> Font { modified { $0.scale *= factor } }

  /// The font with its size multiplied by the factor of a scale.
  func scaled(by scale: Text.Scale) -> Font { scaled(by: scale.factor) }
}
