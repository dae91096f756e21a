import Foundation

/// The face a font is drawn with.
struct FaceChoice: Hashable {
  var system: SystemFace
  var family: String
  /// 100 to 900.
  var weight: Int
  var isItalic: Bool
  /// How large it is drawn, as a factor of the requested size.
  var drawnScale: CGFloat
  /// Whether the library's small source has it.
  var isNear: Bool
  /// A font of the user's own.
  var isCustom: Bool

  /// The family, then those that step in for characters it lacks.
  func families(for script: ScriptClass, language: String) -> String {
    var names = [family]
    if family != system.family { names.append(system.family) }
    if let han = script.hanFamily(language: language, isSerif: system.design == .serif) {
      names.append(han)
    }
    names += system.design == .serif ? ["DejaVu Serif"] : ["Roboto", "Cantarell", "Noto Sans"]
    return names.joined(separator: ",")
  }

  /// The distance after each glyph of this face, in points.
  func spacing(size: CGFloat) -> CGFloat {
    isCustom ? 0 : system.spacing(size: size)
  }
}
