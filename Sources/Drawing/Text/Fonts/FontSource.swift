internal import CPango
import Foundation

/// A private fontconfig configuration with the Pango font map that draws from it.
///
/// The user's own fontconfig files, the locale and the environment are left out, so that the same
/// packages give the same picture on every machine.
final class FontSource {
  private let configuration: OpaquePointer
  private let map: OpaquePointer
  let context: OpaquePointer

  /// The families it holds, as fontconfig names them.
  lazy var families: Set<String> = Set(faces().map(\.family))

  /// - Parameters:
  ///   - directories: searched with everything below them.
  ///   - files: single font files.
  ///   - cacheDirectories: where fontconfig keeps what it learned of a directory; the first that
  ///     can be written is used.
  init(directories: [String], files: [String], cacheDirectories: [String]) {
    guard let configuration = FcConfigCreate() else {
      preconditionFailure("fontconfig has no memory for a configuration.")
    }
    self.configuration = configuration
    let xml = Self.document(directories: directories, cacheDirectories: cacheDirectories)
    _ = FcConfigParseAndLoadFromMemory(configuration, xml, FcBool(0))
    _ = FcConfigBuildFonts(configuration)
    for file in files {
      _ = FcConfigAppFontAddFile(configuration, file)
    }

    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango was built without FreeType.")
    }
    self.map = OpaquePointer(map)
    let fontconfigMap = self.map
    pango_fc_font_map_set_config(fontconfigMap, configuration)
    // fontconfig appends the languages of the locale to every pattern; only the text's own counts.
    pango_fc_font_map_set_default_substitute(
      fontconfigMap,
      { pattern, _ in
        while FcPatternRemove(pattern, FC_LANG, 1) != 0 {}
      }, nil, nil)
    pango_cairo_font_map_set_resolution(fontconfigMap, 72)

    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango has no memory for a context.")
    }
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(configuration)
  }

  /// Loads the font a description (with a size) names.
  func loadFont(_ description: OpaquePointer) -> OpaquePointer? {
    let map = UnsafeMutablePointer<PangoFontMap>(map)
    return OpaquePointer(pango_font_map_load_font(map, context, description))
  }

  /// Every face of every font file.
  func faces() -> [FontFace] {
    [FcSetSystem, FcSetApplication].flatMap { set -> [FontFace] in
      guard let fonts = FcConfigGetFonts(configuration, set) else { return [] }
      return (0..<Int(fonts.pointee.nfont)).compactMap { index in
        fonts.pointee.fonts[index].flatMap(FontFace.init(pattern:))
      }
    }
  }

  /// fontconfig's rules: the emoji family, which binds more than the language lest digits and hearts
  /// of a sequence come from a face of letters; bitmaps scaled to the size asked for, and faces without
  /// an italic slanted.
  private static func document(directories: [String], cacheDirectories: [String]) -> String {
    let lines =
      directories.map { "<dir>\(escaped($0))</dir>" }
      + cacheDirectories.map { "<cachedir>\(escaped($0))</cachedir>" }
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      \(lines.joined(separator: "\n"))
      <match target="pattern"><test qual="any" name="family"><string>emoji</string></test>
      <edit name="family" mode="prepend_first" binding="strong"><string>Noto Color Emoji</string>
      </edit></match>
      <match target="font"><test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide>
      <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
      </divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double>
      <double>0</double><name>pixelsizefixupfactor</name>
      </matrix></times></edit></match>
      <match target="font">
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <test name="outline"><bool>true</bool></test>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <double>1</double><double>0.2</double><double>0</double><double>1</double>
      </matrix></times></edit></match>
      </fontconfig>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

/// What fontconfig knows of one face.
struct FontFace {
  var family: String
  var fullName: String?
  var postScriptName: String?
  /// As fontconfig counts: regular 80, bold 200.
  var weight: Double
  var isItalic: Bool
  var file: String

  init?(pattern: OpaquePointer) {
    func string(_ name: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    guard let family = string(FC_FAMILY), let file = string(FC_FILE) else { return nil }
    self.family = family
    self.file = file
    fullName = string(FC_FULLNAME)
    postScriptName = string(FC_POSTSCRIPT_NAME)
    var weight = 80.0
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    self.weight = weight
    var slant: Int32 = 0
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    isItalic = slant != 0
  }

  /// The weight as CSS and OpenType count, 100 to 900.
  var openTypeWeight: Int { Int(FcWeightToOpenTypeDouble(weight).rounded()) }
}
