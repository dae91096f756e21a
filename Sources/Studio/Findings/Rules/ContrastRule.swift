import Drawing
import Foundation
import Wire

/// Text that hardly stands out from what is drawn beneath it.
extension PictureChecks {
  /// Below this a text is hard to read at any size.
  static let poorContrast = 3.0

  var contrastNotes: [Rendering.Note] {
    // The shade of StandBy at night is Islet's choice; nobody can choose colours for it.
    guard rendering.presentation != .standByNight else { return [] }
    return inspection.contrasts.filter { $0.ratio < $0.required }.map { contrast in
      Rendering.Note(
        kind: .lowContrast, severity: contrast.ratio < Self.poorContrast ? .warning : .note,
        message: """
          Text in \(Self.hex(contrast.ink)) on \(Self.hex(contrast.ground)) stands out by \
          \(Self.number(contrast.ratio)) to 1; \(Self.number(contrast.required)) is the least for its \
          size.
          """,
        advice: "Choose a colour that differs more in brightness, or a plain ground.",
        texts: [contrast.text], frames: [contrast.frame])
    }
  }

  /// Rounded down, so that what is too little never reads as enough.
  private static func number(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10 + 1e-9).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func hex(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { component in
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + digits.joined()
  }
}
