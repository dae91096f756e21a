/// What a person has chosen in the accessibility settings. Islet draws for a phone on which none
/// of them is on: a choice of Islet.
extension EnvironmentValues {
  /// Whether motion is to be kept small.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether grounds are to be opaque.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether nothing is to be told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen's colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are to be outlined.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether lights must not flash.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving pictures start by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a screen reader speaks.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches control the phone.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether an assistive technology is on.
  public var accessibilityEnabled: Bool { false }
}
