import Foundation

@testable import Project

/// Small programs and kits that the tests compile, kept by content between runs.
enum TestProgram {
  /// A process that behaves as the environment variable `BEHAVIOR` says.
  static let misbehaving = Result { try compile(misbehavior, name: "misbehaving") }

  /// Kits with a `WidgetKit` whose process sends back every frame it gets.
  static let kits = Result { () throws -> KitsLocation in
    let folder = try place(of: echoingKit)
    let modules = folder.appendingPathComponent("Modules")
    let library = folder.appendingPathComponent("libIsletKits.so")
    if !FileManager.default.fileExists(atPath: library.path) {
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("WidgetKit.swift")
      try Data(echoingKit.utf8).write(to: source)
      try run([
        "-parse-as-library", "-emit-library", "-emit-module", "-module-name", "WidgetKit",
        "-emit-module-path", modules.appendingPathComponent("WidgetKit.swiftmodule").path,
        "-Xlinker", "-soname", "-Xlinker", "libIsletKits.so", source.path, "-o",
        library.path + ".new",
      ])
      _ = rename(library.path + ".new", library.path)
    }
    guard let kits = KitsLocation(folder: folder) else { throw Failure(output: "no kits") }
    return kits
  }

  struct Failure: Error { var output: String }

  private static func place(of source: String) throws -> URL {
    var hash = ContentHash()
    hash.combine(source)
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("islet-test-program-\(hash.hexadecimal)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func compile(_ source: String, name: String) throws -> URL {
    let folder = try place(of: source)
    let program = folder.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    let file = folder.appendingPathComponent("\(name).swift")
    try Data(source.utf8).write(to: file)
    try run([
      "-parse-as-library", "-Onone", "-gline-tables-only", file.path, "-o", program.path + ".new",
    ])
    _ = rename(program.path + ".new", program.path)
    return program
  }

  private static func run(_ arguments: [String]) throws {
    let result = try Subprocess.run(
      ChildProcess.Launch(
        executable: try Toolchain.find().compiler.path, arguments: arguments,
        environment: ProcessInfo.processInfo.environment),
      outputBound: 1 << 20, timeout: .seconds(300))
    guard result.ending == .exited(code: 0) else {
      throw Failure(output: result.output.text + result.errors.text)
    }
  }

  private static let misbehavior = #"""
    import Glibc

    func readExactly(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while bytes.count < count {
        let got = read(3, &buffer, min(buffer.count, count - bytes.count))
        guard got > 0 else { return nil }
        bytes += buffer[..<got]
      }
      return bytes
    }

    func receive() -> [UInt8]? {
      guard let head = readExactly(4) else { return nil }
      return readExactly(head.reduce(0) { $0 << 8 | Int($1) })
    }

    func send(_ payload: [UInt8]) {
      let count = payload.count
      let head = [count >> 24, count >> 16, count >> 8, count].map { UInt8($0 & 0xff) }
      writeAll(head + payload)
    }

    func writeAll(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let went = rest.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
        guard went > 0 else { return }
        rest = rest.dropFirst(went)
      }
    }

    func text(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    func innermost(_ values: [Int]) -> Int { values[7] }

    func descriptors() -> String {
      (0..<64).filter { fcntl($0, F_GETFD) != -1 }.map { String($0) }.joined(separator: " ")
    }

    func environment() -> String {
      var names: [String] = []
      var entry = environ
      while let variable = entry.pointee {
        names.append(String(String(cString: variable).prefix { $0 != "=" }))
        entry += 1
      }
      return names.sorted().joined(separator: " ")
    }

    @main struct Misbehaving {
      static func main() {
        while let request = receive() {
          switch text("BEHAVIOR") {
          case "echo": send(request)
          case "trap": _ = innermost([1])
          case "fatalError": fatalError("the kettle is empty")
          case "segfault": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
          case "exit": exit(3)
          case "loop": while true {}
          case "half": writeAll([0, 0, 0, 9, 1, 2, 3]); exit(0)
          case "huge": writeAll([255, 255, 255, 255])
          case "closeWire": close(3); while true {}
          case "noise":
            let line = [UInt8](repeating: 0x78, count: 1024)
            for _ in 0..<3072 { _ = write(1, line, 1024) }
            send(request)
          case "memory":
            var hoard: [[UInt8]] = []
            for _ in 0..<64 { hoard.append([UInt8](repeating: 1, count: 64 << 20)) }
            send([UInt8(hoard.count)])
          case "descriptors": send(Array(descriptors().utf8))
          case "environment": send(Array(environment().utf8))
          case "directory":
            var buffer = [CChar](repeating: 0, count: 4096)
            getcwd(&buffer, buffer.count)
            send(buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
          default: exit(99)
          }
        }
      }
    }
    """#

  private static let echoingKit = #"""
    @_exported import Foundation

    public protocol WidgetConfiguration {}
    public protocol Widget {
      associatedtype Body: WidgetConfiguration
      var body: Body { get }
      init()
    }
    public protocol WidgetBundle {
      associatedtype Body: Widget
      var body: Body { get }
      init()
    }
    extension WidgetBundle {
      public static func main() { _runWidgetProcess() }
    }
    public struct ActivityConfiguration<Attributes>: WidgetConfiguration {
      public init(for: Attributes.Type) {}
    }
    public func _runWidgetProcess() {
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let got = read(3, &buffer, buffer.count)
        guard got > 0 else { return }
        _ = write(3, buffer, got)
      }
    }
    """#
}
