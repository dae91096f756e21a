import Drawing
import Foundation

/// The attributes of UIKit that texts are measured and drawn with. Apple's interface.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra distance after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far the text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number that says how the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number that says how the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSAttributedString {
  /// The size in points of the text on lines of any length.
  public func size() -> CGSize { textLayout?.size ?? .zero }

  /// What the text looks like on one line from its upper left corner on.
  func items(at point: CGPoint) -> [DisplayItem] {
    guard let layout = textLayout else { return [] }
    let colors = pieces.map { $0.color }
    return layout.lines.flatMap { line in
      line.fragments.compactMap { fragment in
        guard case .glyphs(var glyphs) = fragment.content else { return nil }
        glyphs.origin.x += point.x
        glyphs.origin.y += point.y
        return .glyphs(glyphs, .color(colors[fragment.run]))
      }
    }
  }

  /// The runs and their colours.
  private var pieces: [(run: TextRequest.Run, color: RGBA)] {
    var pieces: [(run: TextRequest.Run, color: RGBA)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let run = TextRequest.Run(
        // UIKit's texts without a font are in Helvetica 12; the system's font stands for it.
        content: .text(attributedSubstring(from: range).string),
        font: font?.spec ?? FontSpec(size: 12),
        tracking: (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
      let color = attributes[.foregroundColor] as? UIColor ?? .black
      pieces.append((run, color.rgba(with: .current)))
    }
    return pieces
  }

  private var textLayout: TextLayout? {
    let runs = pieces.map(\.run)
    guard !runs.isEmpty else { return nil }
    let engine = TextEngine(fonts: FontLibrary(applicationFonts: Resources.ofProcess.fonts))
    return engine.layout(TextRequest(runs: runs))
  }
}

extension NSString {
  /// The size in points of the text on lines of any length.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: substring(from: 0), attributes: attrs).size()
  }
}

extension String {
  /// Texts are bridged to `NSString` on Apple's systems, so that they have its methods.
  ///
  /// The size in points of the text on lines of any length.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
}
