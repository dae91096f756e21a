import Drawing
import Foundation
import Studio
import SwiftUI

/// The gallery on one page.
@MainActor
package struct GalleryPage {
  private let services: RenderingServices
  private let renderer: Renderer

  /// - Parameter root: The folder in which the symbol font is looked for.
  package init(root: URL) {
    let symbols = SymbolDirectory.find(
      environment: [:], executable: nil, workingDirectory: root.path)
    let fonts = FontLibrary()
    let text = TextEngine(fonts: fonts)
    let images = ImageStore()
    services = RenderingServices(
      text: text, symbols: SymbolLibrary(directory: symbols, text: text), images: images)
    renderer = Renderer(fonts: fonts, images: images)
  }

  /// - Throws: `RenderError` or `ImageError` when a picture cannot be drawn; what `String` throws
  ///   when a source cannot be read.
  package func html() throws -> String {
    var sources: [String: EntryCode] = [:]
    let sections = try Gallery.sections.map { section in
      let figures = try section.entries.map { entry in
        if sources[entry.file] == nil {
          sources[entry.file] = EntryCode(
            source: try String(contentsOfFile: entry.file, encoding: .utf8))
        }
        return try figure(
          entry, code: sources[entry.file]?.closure(atLine: entry.line) ?? "")
      }
      return """
        <section>
        <h2>\(HTMLText.escape(section.title))</h2>
        <div class="entries">
        \(figures.joined(separator: "\n"))
        </div>
        </section>
        """
    }
    return HTMLPage(
      title: "Gallery", stylesheets: [Self.stylesheet],
      header: """
        <header>
        <h1>Gallery</h1>
        <p>What Live Activities are made of, as Islet draws it, in light and in dark appearance.
        <code>make gallery</code> makes this page.</p>
        </header>
        """, main: sections.joined(separator: "\n")
    ).html
  }

  private func figure(_ entry: GalleryEntry, code: String) throws -> String {
    let list = GalleryPicture(services: services).list(of: entry.view)
    let png = try renderer.png(list, scale: 2, background: .white).base64EncodedString()
    let names = entry.names.map(HTMLText.escape).joined(separator: ", ")
    return """
      <figure>
      <img width="\(Int(list.size.width))" height="\(Int(list.size.height))" \
      alt="\(names), in light and in dark appearance" src="data:image/png;base64,\(png)">
      <figcaption>\(names)</figcaption>
      <pre>\(HTMLText.escape(code))</pre>
      </figure>
      """
  }

  private static let stylesheet = """
    :root { font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 1180px; padding: 1rem; }
    h2 { margin: 2rem 0 .5rem; }
    .entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(322px, 1fr)); gap: 1rem; }
    figure { margin: 0; border: 1px solid #8884; border-radius: 8px; overflow: hidden; }
    figure img { display: block; width: 320px; height: auto; }
    figcaption { padding: .4rem .6rem 0; font-weight: 600; }
    pre { margin: 0; padding: .3rem .6rem .6rem; font-size: 11px; white-space: pre-wrap; }
    """
}
