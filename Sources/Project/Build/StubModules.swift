import Foundation

/// Module maps that stand for what the kits import and a widget never sees: the C libraries below
/// them, empty, and the Clang half of `os`; and `Darwin`, whose content Foundation brings on Linux.
enum StubModules {
  /// Text of the module maps by module name.
  static let maps: [String: String] = {
    var maps = ["os": "module os {\n  module log {\n    export *\n  }\n  export *\n}\n"]
    maps["Darwin"] = "module Darwin {\n  module C {}\n  module POSIX {}\n  module Mach {}\n}\n"
    let empties = [
      "CCairo", "CPango", "CRSVG", "CPNG", "CGdkPixbuf", "CGLib", "CZlib", "CLZMA", "CBrotli",
      "ProcessClock", "ICUFormats",
    ]
    for name in empties {
      maps[name] = empty(name)
    }
    return maps
  }()

  /// A module without content. A module of the user's project whose files are compiled into the
  /// widget is imported as this.
  static func empty(_ name: String) -> String { "module \(name) {}\n" }

  /// Writes the maps of the given modules into a folder, each in a folder of its own.
  static func write(_ maps: [String: String], into folder: URL) throws {
    for (name, text) in maps {
      let place = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("module.modulemap"))
    }
  }
}
