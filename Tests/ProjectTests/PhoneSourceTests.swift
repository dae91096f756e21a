import ActivityModel
import Testing

@testable import Project

/// What Linux's compiler sees of source that is written for a phone.
struct PhoneSourceTests {
  private static func compiled(_ text: String, flags: Set<String> = []) -> String {
    let modules = ModuleNames(
      built: SystemNames.modules.union(["AppKit", "Studio"]).union(PhonePlatform.standIns)
        .subtracting(["AppKit"]), folders: ["SharedKit"])
    var bytes = Array(text.utf8)
    bytes.apply(PhoneSource.edits(of: bytes, for: PhonePlatform(modules: modules, flags: flags)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words that are left; that they stay in their places is a test of its own.
  private static func words(_ text: String, flags: Set<String> = []) -> String {
    compiled(text, flags: flags).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "A condition means a phone with iOS, in the simulator, compiled for debugging",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(watchOS)", false), ("os(tvOS)", false),
      ("os(visionOS)", false), ("os(Linux)", false), ("!os(macOS)", true), ("!os(iOS)", false),
      ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
      ("!targetEnvironment(macCatalyst)", true), ("DEBUG", true), ("!DEBUG", false),
      ("SWIFT_PACKAGE", false), ("WIDGET", true), ("true", true), ("false", false),
      ("canImport(ActivityKit)", true), ("canImport(UIKit)", true), ("canImport(Darwin)", true),
      ("canImport(os.log)", true), ("canImport(SwiftUI, _version: 6.0)", true),
      ("canImport(AppKit)", false), ("canImport(Cocoa)", false), ("canImport(WatchKit)", false),
      ("canImport(Glibc)", false), ("canImport(FoundationNetworking)", false),
      ("canImport(Lottie)", false), ("canImport(SharedKit)", true), ("canImport(Studio)", false),
      ("os(iOS) || os(macOS)", true), ("os(macOS) || os(iOS) && DEBUG", true),
      ("os(iOS) && !targetEnvironment(macCatalyst)", true),
      ("os(macOS) && os(iOS) || os(watchOS)", false),
      ("(os(iOS) && !targetEnvironment(macCatalyst)) || os(watchOS)", true),
      ("!(os(macOS) || os(tvOS))", true), ("os(macOS) && swift(>=5.9)", false),
      ("os(iOS) || hasFeature(Embedded)", true),
    ])
  func conditions(condition: String, holds: Bool) {
    let text = "#if \(condition)\nlet yes = 1\n#else\nlet no = 1\n#endif\n"
    #expect(Self.words(text, flags: ["WIDGET"]) == (holds ? "let yes = 1" : "let no = 1"))
  }

  @Test(
    "What only the compiler can judge stays, with the rest answered",
    arguments: [
      (
        "#if swift(>=6.0)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif",
        "#if swift(>=6.0) a #else b #endif"
      ),
      (
        "#if os(macOS)\na\n#elseif swift(>=6)\nb\n#else\nc\n#endif",
        "#if swift(>=6) b #else c #endif"
      ),
      ("#if os(iOS) && swift(>=6)\na\n#endif", "#if (true ) && swift(>=6) a #endif"),
      ("#if os(iOS)&&compiler(>=6)\na\n#endif", "#if (true )&&compiler(>=6) a #endif"),
      ("#if swift(>=6)\n#if os(macOS)\na\n#endif\nb\n#endif", "#if swift(>=6) b #endif"),
      ("#if hasFeature(X)\na\n#elseif os(tvOS)\nb\n#endif", "#if hasFeature(X) a #endif"),
    ])
  func open(text: String, expected: String) {
    #expect(Self.words(text) == expected)
  }

  @Test(
    "Conditions stand around anything",
    arguments: [
      // Modifiers, with more of them behind.
      (
        "Text(x)\n#if os(iOS)\n.bold()\n#else\n.italic()\n#endif\n.padding()",
        "Text(x) .bold() .padding()"
      ),
      // Cases of a switch.
      (
        "switch x {\n#if os(macOS)\ncase .a: f()\n#endif\ncase .b: g()\n}",
        "switch x { case .b: g() }"
      ),
      // Attributes.
      ("#if os(iOS)\n@MainActor\n#endif\nstruct A {}", "@MainActor struct A {}"),
      // Members, one within another.
      (
        "struct A {\n#if os(iOS)\n#if DEBUG\nlet a = 1\n#else\nlet b = 1\n#endif\n#endif\n}",
        "struct A { let a = 1 }"
      ),
      // Imports.
      (
        "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif",
        "import UIKit"
      ),
      // What is no Swift at all.
      ("#if os(macOS)\n<<< %% )\n#endif\nlet a = 1", "let a = 1"),
      // Text that only looks like one.
      (
        "let a = \"\"\"\n#if os(macOS)\nb\n#endif\n\"\"\"",
        "let a = \"\"\" #if os(macOS) b #endif \"\"\""
      ),
      // Comments behind the directive stay where they are.
      (
        "#if os(iOS) // the phone\nlet a = 1\n#endif // os(iOS)",
        "// the phone let a = 1 // os(iOS)"
      ),
    ])
  func places(text: String, expected: String) {
    #expect(Self.words(text) == expected)
  }

  @Test(
    "A system newer than iOS 26.0 is not available; all before are",
    arguments: [
      ("#available(iOS 26.0, *)", "#available(iOS 26.0, *)"),
      ("#available(iOS 16.1, *)", "#available(iOS 16.1, *)"),
      ("#available(iOS 27, *)", "#unavailable(iOS 1)"),
      ("#available(iOS 26.1, macOS 10, *)", "#unavailable(iOS 1)"),
      ("#available(macOS 99, *)", "#available(macOS 99, *)"),
      ("#available(iOSApplicationExtension 27.0, *)", "#unavailable(iOS 1)"),
      ("#available(iOSApplicationExtension 18.0, iOS 27.0, *)", nil),
      ("#unavailable(iOS 16)", "#unavailable(iOS 16)"),
      ("#unavailable(iOS 27)", "#available(iOS 1,*)"),
      ("#available(\niOS 27, *)", "false"),
    ])
  func availability(condition: String, expected: String?) {
    let words = Self.words("if \(condition) { f() }")
    #expect(words == "if \(expected ?? condition) { f() }")
  }

  @Test("The system that conditions mean is the phone's")
  func system() { #expect(SystemVersion.standard == SystemVersion(26, 0)) }

  @Test(
    "What ties a declaration to Objective-C is dropped",
    arguments: [
      ("@objc func f() {}", "func f() {}"),
      ("@objc(AModel) final class A: NSObject {}", "final class A: NSObject {}"),
      (
        "@objcMembers class A: NSObject { @objc dynamic var x = 1 }",
        "class A: NSObject { dynamic var x = 1 }"
      ),
      ("@IBOutlet private weak var a: UILabel!", "private weak var a: UILabel!"),
      ("let key = #keyPath(Ride.driver.name)", "let key = (\"driver.name\" )"),
      ("@available(iOS, unavailable)\nfunc f() {}", "@available(iOS, unavailable) func f() {}"),
    ])
  func objectiveC(text: String, expected: String) {
    #expect(Self.words(text) == expected)
  }

  @Test("Nothing that stays moves, tabs, ends of lines and letters beyond ASCII included")
  func places() {
    let text =
      "#if os(macOS)\r\n\tlet ü = 1\r\n#else\r\n\tlet é = 2; @objc func f() {}\r\n#endif\r\nlet c = 3"
    let result = Self.compiled(text)
    #expect(result.utf8.count == text.utf8.count)
    for kept in ["\tlet é = 2;", "func f()", "let c = 3"] {
      let before = text.utf8.split(separator: 0x0A).map { Array($0) }
      let after = result.utf8.split(separator: 0x0A).map { Array($0) }
      let line = before.firstIndex { $0.contains(sequence: kept) }
      #expect(line != nil)
      #expect(line == after.firstIndex { $0.contains(sequence: kept) })
    }
  }

  @Test("A file without conditions is not touched")
  func untouched() {
    let source = Array("import SwiftUI\nif #available(iOS 17.0, *) { f() }\n".utf8)
    let platform = PhonePlatform(modules: ModuleNames(built: [], folders: []))
    #expect(PhoneSource.edits(of: source, for: platform).isEmpty)
  }
}

extension [UInt8] {
  /// Whether the text's bytes occur, at the place from which they are looked for on.
  fileprivate func contains(sequence text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
