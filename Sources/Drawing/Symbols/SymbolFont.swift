internal import CCairo
import Foundation

/// The variable font with the free drawings that stand in for SF Symbols: Material Symbols Outlined.
/// Not thread safe.
final class SymbolFont {
  /// The names of the two files it is read from.
  static let fontFile = "MaterialSymbolsOutlined.ttf"
  static let namesFile = "MaterialSymbolsOutlined.codepoints"

  /// Where the font's design space is cut.
  struct Style: Hashable {
    var isFilled: Bool
    /// 100 to 700.
    var weight: Int
    /// 20 to 48.
    var opticalSize: Int
  }

  private let library: OpaquePointer
  private let face: OpaquePointer
  private let axes: [UInt32]
  private let codepoints: [String: UInt32]
  private var style: Style?

  /// - Parameter directory: holds both files.
  /// - Returns: nil when they are not there or cannot be read.
  init?(directory: String) {
    guard
      let names = FileManager.default.contents(atPath: directory + "/" + Self.namesFile),
      let codepoints = Self.codepoints(names)
    else { return nil }
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, directory + "/" + Self.fontFile, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = OpaquePointer(face)
    self.codepoints = codepoints
    axes = Self.axes(of: face, library: library)
  }

  deinit {
    FT_Done_Face(UnsafeMutablePointer(face))
    FT_Done_FreeType(library)
  }

  func contains(_ name: String) -> Bool { codepoints[name] != nil }

  /// The outline of a drawing: its em is 1, the origin the middle of the em, y points down.
  func outline(_ name: String, style: Style) -> Outline? {
    guard let codepoint = codepoints[name] else { return nil }
    let face = UnsafeMutablePointer<FT_FaceRec_>(self.face)
    if style != self.style {
      set(style)
      self.style = style
    }
    let glyph = FT_Get_Char_Index(face, FT_ULong(codepoint))
    guard glyph != 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    let em = CGFloat(face.pointee.units_per_EM)
    let advance = CGFloat(slot.pointee.metrics.horiAdvance)
    let transform = AffineTransform2D(
      a: 1 / em, d: -1 / em, tx: -advance / 2 / em, ty: 0.5)
    return FreeTypeOutline(slot.pointee.outline).outline.applying(transform)
  }

  private func set(_ style: Style) {
    let values: [UInt32: Int] = [
      Self.tag("FILL"): style.isFilled ? 1 : 0, Self.tag("wght"): style.weight,
      Self.tag("opsz"): style.opticalSize, Self.tag("GRAD"): 0,
    ]
    // FreeType counts in 65536ths.
    var coordinates = axes.map { FT_Fixed((values[$0] ?? 0) * 65536) }
    FT_Set_Var_Design_Coordinates(
      UnsafeMutablePointer(face), FT_UInt(coordinates.count), &coordinates)
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func axes(of face: FT_Face, library: FT_Library) -> [UInt32] {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
    defer { FT_Done_MM_Var(library, variations) }
    return (0..<Int(variations.pointee.num_axis)).map {
      UInt32(variations.pointee.axis[$0].tag)
    }
  }

  /// Lines of a name and a hexadecimal number; lines may end in the way of Windows.
  private static func codepoints(_ file: Data) -> [String: UInt32]? {
    var result: [String: UInt32] = [:]
    result.reserveCapacity(4096)
    let text = [UInt8](file)
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let space = line.firstIndex(of: 0x20) else { continue }
      let number = String(decoding: line[(space + 1)...], as: UTF8.self)
      guard let codepoint = UInt32(number, radix: 16) else { continue }
      result[String(decoding: line[..<space], as: UTF8.self)] = codepoint
    }
    return result.isEmpty ? nil : result
  }
}
