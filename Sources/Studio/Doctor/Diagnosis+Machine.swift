import Drawing
import Foundation
import Project

extension Diagnosis {
  /// Looks around on this machine.
  package static func ofThisMachine() -> Diagnosis {
    Diagnosis(findings: [toolchain, kits] + fonts + [symbols, cache])
  }

  /// The oldest toolchain that builds Islet and its widgets.
  static let oldestSwift = (major: 6, minor: 3)

  private static var toolchain: Finding {
    let subject = "Swift toolchain"
    let remedy =
      "Get Swift 6.3 or newer from swift.org/install/linux and put its usr/bin into PATH."
    do {
      let compiler = try Toolchain.find().compiler
      guard let version = swiftVersion(of: compiler) else {
        return Finding(
          subject: subject, status: .missing, detail: "\(compiler.path) does not run",
          remedy: remedy)
      }
      let parts = version.split(separator: ".").compactMap { Int($0) }
      let isNew =
        parts.count >= 2 && (parts[0], parts[1]) >= (oldestSwift.major, oldestSwift.minor)
      return Finding(
        subject: subject, status: isNew ? .present : .missing,
        detail: "\(version) at \(compiler.path)", remedy: isNew ? nil : remedy)
    } catch {
      return Finding(
        subject: subject, status: .missing, detail: "no swiftc in PATH", remedy: remedy)
    }
  }

  /// `6.3.1`, as the compiler says.
  private static func swiftVersion(of compiler: URL) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = compiler
    process.arguments = ["--version"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let data = try? output.fileHandleForReading.readToEnd()
    else { return nil }
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }

  private static var kits: Finding {
    do {
      let kits = try KitsLocation.find()
      guard kits.macroPlugin != nil else {
        return Finding(
          subject: "Kits", status: .missing,
          detail: "PreviewMacros-tool is not beside \(kits.library.path)",
          remedy: "Build Islet again with swift build, so that #Preview can be read.")
      }
      return Finding(
        subject: "Kits", status: .present, detail: kits.library.deletingLastPathComponent().path)
    } catch {
      return Finding(
        subject: "Kits", status: .missing, detail: "not built", remedy: error.description)
    }
  }

  private static var fonts: [Finding] {
    let missing = FontLibrary().missingFonts
    guard !missing.isEmpty else {
      return [Finding(subject: "Fonts", status: .present, detail: "all that Islet draws with")]
    }
    return missing.map { font in
      Finding(
        subject: "Font \(font.family)", status: .advised,
        detail: "for \(font.role); another font is drawn instead",
        debianPackage: font.debianPackage)
    }
  }

  private static var symbols: Finding {
    if let folder = SymbolDirectory.ofThisProcess {
      return Finding(subject: "Symbols", status: .present, detail: folder)
    }
    return Finding(
      subject: "Symbols", status: .advised,
      detail: "no symbol font; names are drawn instead",
      remedy: "Run scripts/setup.sh in Islet's working copy, or name the folder "
        + "that holds the font in \(SymbolDirectory.variable).")
  }

  private static var cache: Finding {
    do {
      return Finding(
        subject: "Cache", status: .present, detail: try CacheFolder.standard().url.path)
    } catch {
      return Finding(
        subject: "Cache", status: .missing, detail: "not writable", remedy: error.description)
    }
  }
}
