import AppleFoundation
import Drawing
import SwiftUI

extension RenderingServices {
  /// The engines of a widget's process: the fonts of the machine and of the widget, and the symbols.
  ///
  /// - Parameter environment: `ISLET_RESOURCES` names the manifest of the widget's resources,
  ///   `ISLET_SYMBOLS` the directory of the symbol font.
  package static func forWidgetProcess(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RenderingServices {
    let text = TextEngine(fonts: FontLibrary(applicationFonts: fonts(environment)))
    let symbols = SymbolDirectory.find(
      environment: environment, executable: Bundle.main.executablePath,
      workingDirectory: FileManager.default.currentDirectoryPath)
    return RenderingServices(
      text: text, symbols: SymbolLibrary(directory: symbols, text: text), images: ImageStore(),
      resources: resources(environment))
  }

  /// What the manifest lists. A manifest that cannot be read is reported on standard error, and the
  /// widget is drawn without its images and colours.
  private static func resources(_ environment: [String: String]) -> Resources {
    guard let path = environment["ISLET_RESOURCES"] else { return Resources() }
    do throws(ResourcesError) {
      return try Resources(manifestAt: path)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return Resources()
    }
  }

  /// The fonts of the manifest; a manifest that cannot be read has none.
  private static func fonts(_ environment: [String: String]) -> [String] {
    struct Manifest: Decodable { var fonts: [String]? }
    guard let path = environment["ISLET_RESOURCES"],
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return (try? JSONDecoder().decode(Manifest.self, from: data))?.fonts ?? []
  }
}
