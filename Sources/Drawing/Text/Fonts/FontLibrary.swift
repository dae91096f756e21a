internal import CPango
import Foundation

/// The fonts of this machine, as far as Islet looks at them: the system's font directories and the
/// font files of the application. Made once and passed around; not thread safe.
///
/// Most texts need only the few faces that stand in for Apple's. They are read first, from their own
/// directories; everything else is read when a text has a character or asks for a font beyond them.
package final class FontLibrary {
  /// Where Linux keeps fonts for all users.
  package static let standardDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// A face that Islet draws with and this machine lacks.
  package struct MissingFont: Hashable, Sendable {
    /// What it is for: `text`, `rounded text`, `emoji`, …
    package var role: String
    package var family: String
    package var debianPackage: String
  }

  private let directories: [String]
  private let applicationFonts: [String]
  private let cacheDirectories: [String]

  private lazy var nearSource = FontSource(
    directories: nearDirectories(), files: applicationFonts, cacheDirectories: cacheDirectories)
  private lazy var fullSource = FontSource(
    directories: directories, files: applicationFonts, cacheDirectories: cacheDirectories)
  private lazy var applicationFaces = FontLibrary.index(
    applicationFonts.isEmpty ? [] : nearSource.faces().filter { applicationFonts.contains($0.file) }
  )
  private lazy var installedFaces = FontLibrary.index(fullSource.faces())
  private var fonts: [FontKey: OpaquePointer] = [:]

  /// - Parameters:
  ///   - applicationFonts: paths of font files that the application brings along.
  ///   - directories: where fonts are looked for.
  ///   - cacheDirectory: where fontconfig may keep its findings if the system's cache is stale.
  package init(
    applicationFonts: [String] = [], directories: [String] = FontLibrary.standardDirectories,
    cacheDirectory: String? = nil
  ) {
    self.directories = directories
    self.applicationFonts = applicationFonts
    cacheDirectories = ["/var/cache/fontconfig"] + (cacheDirectory.map { [$0] } ?? [])
  }

  deinit {
    forgetFonts()
  }

  // MARK: - What there is

  /// The faces Islet draws with that are not installed.
  package var missingFonts: [MissingFont] {
    let wanted =
      SystemFace.all.map { face in
        MissingFont(
          role: face.design == .default ? "text" : "\(face.design.rawValue) text",
          family: face.family, debianPackage: face.debianPackage)
      } + [
        MissingFont(
          role: "emoji", family: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji"),
        MissingFont(
          role: "Chinese, Japanese and Korean", family: "Noto Sans CJK JP",
          debianPackage: "fonts-noto-cjk"),
        MissingFont(
          role: "other scripts", family: "Noto Sans Devanagari", debianPackage: "fonts-noto-core"),
      ]
    let families = fullSource.families
    return wanted.filter { !families.contains($0.family) }
  }

  /// Whether a font of the user's own, by its PostScript, full or family name, can be drawn.
  /// Texts that ask for another are drawn in the system face.
  package func hasFont(named name: String) -> Bool {
    face(named: name) != nil
  }

  func face(named name: String) -> FontFace? {
    let key = name.lowercased()
    return applicationFaces[key] ?? installedFaces[key]
  }

  /// Chooses the face for a font; a name nobody knows gets the system face.
  ///
  /// - Parameter size: the size in points, after scaling to fit.
  func choice(for font: FontSpec, size: CGFloat) -> FaceChoice {
    let system = SystemFace.face(for: font.design)
    guard let name = font.customName, let face = face(named: name) else {
      let isNear = nearSource.families.contains(system.family)
      let wanted = system.family(size: size, weight: font.weight)
      let source = isNear ? nearSource : fullSource
      return FaceChoice(
        system: system, family: source.families.contains(wanted) ? wanted : system.family,
        weight: font.weight, isItalic: font.isItalic,
        drawnScale: system.drawnScale,
        isNear: isNear, isCustom: false)
    }
    return FaceChoice(
      system: system, family: face.family,
      weight: font.weight == 400 ? face.openTypeWeight : font.weight,
      isItalic: font.isItalic || face.isItalic, drawnScale: 1,
      isNear: nearSource.families.contains(face.family), isCustom: true)
  }

  /// The source to lay a text out with: the small one where it has all that is needed.
  func source(near: Bool) -> FontSource {
    near ? nearSource : fullSource
  }

  // MARK: - Loading

  /// The Pango font of a face at a size. It stays this library's, until the next is asked for.
  func font(_ reference: FaceReference, size: CGFloat) -> OpaquePointer? {
    let key = FontKey(face: reference, size: size)
    if let font = fonts[key] { return font }
    guard let description = pango_font_description_from_string(reference.description) else {
      return nil
    }
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    let families = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let isNear = nearSource.families.contains(families)
    guard let font = (isNear ? nearSource : fullSource).loadFont(description) else { return nil }
    if fonts.count >= Self.keptFonts { forgetFonts() }
    fonts[key] = font
    return font
  }

  /// How many sizes of faces are kept at most.
  private static let keptFonts = 256

  private func forgetFonts() {
    for font in fonts.values { g_object_unref(UnsafeMutableRawPointer(font)) }
    fonts = [:]
  }

  private struct FontKey: Hashable {
    var face: FaceReference
    var size: CGFloat
  }

  // MARK: - Finding

  /// The directories that hold nothing but the faces most texts are drawn with.
  private func nearDirectories() -> [String] {
    let names = ["inter", "quicksand", "jetbrains-mono"]
    let folders = ["opentype/", "truetype/", ""]
    return directories.flatMap { root in
      folders.flatMap { folder in names.map { "\(root)/\(folder)\($0)" } }
    }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static func index(_ faces: [FontFace]) -> [String: FontFace] {
    var index: [String: FontFace] = [:]
    func enter(_ name: String?, _ face: FontFace) {
      guard let name, index[name.lowercased()] == nil else { return }
      index[name.lowercased()] = face
    }
    for face in faces { enter(face.postScriptName, face) }
    for face in faces { enter(face.fullName, face) }
    // A family stands for its upright face that is nearest to regular.
    for face in faces.sorted(by: { $0.distanceFromRegular < $1.distanceFromRegular }) {
      enter(face.family, face)
    }
    return index
  }
}

extension FontFace {
  fileprivate var distanceFromRegular: Double { abs(weight - 80) + (isItalic ? 1000 : 0) }
}
