import Foundation
import Testing

/// The rooms of the house from the roof down. A room may use rooms that stand later in this list,
/// never earlier ones; rooms on one line do not know each other.
private let floors: [[String]] = [
  ["islet", "IsletBench", "PhoneBench", "IsletGallery"],
  ["IsletCommand", "Gallery"],
  ["PhonePage"],
  ["Simulator"],
  ["Studio", "Lint"],
  ["Project", "LiveActivityTesting"],
  ["APNSServer", "APNSClient"],
  ["Phone", "PushPayload", "HTTP2", "ES256"],
  ["AppProcess"],
  ["WidgetKit", "AlarmKit"],
  ["AppIntents", "Charts", "CoreData", "SwiftData"],
  ["SwiftUI", "CoreText"],
  ["UIKit", "MapKit", "MobileCoreServices"],
  ["ImageIO", "QuartzCore", "PhoneFoundation"],
  [
    "ActivityKit", "Intents", "OSLog", "DeveloperToolsSupport", "CoreGraphics", "Compression",
    "CryptoKit", "UserNotifications", "UniformTypeIdentifiers", "CoreLocation",
  ],
  ["Wire"],
  [
    "os", "Combine", "ActivityModel", "AppleFoundation", "Drawing", "ProcessClock",
    "ProcessLaunch", "PreviewMacros", "_Testing_UIKit", "_Testing_CoreGraphics",
  ],
  [
    "CCairo", "CPango", "CRSVG", "CPNG", "CGdkPixbuf", "CGLib", "CZlib", "CLZMA", "CBrotli",
    "ICUFormats", "CNGHTTP2", "CSSL", "CCrypto", "CMicroHTTPD",
  ],
]

struct RoomTests {
  struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
      var type: String
      var dependencies: [Dependency]
      var path: String?
    }

    /// `{"byName": ["Drawing", null]}`
    struct Dependency: Decodable {
      var name: String

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
        name = kinds.values.first?.first.flatMap { $0 } ?? ""
      }
    }
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func floor(of room: String) -> Int? { floors.firstIndex { $0.contains(room) } }

  private func describe() throws -> Description {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-package-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "The package description could not be read.")
    return try JSONDecoder().decode(Description.self, from: data)
  }

  @Test("In the package description every arrow points down")
  func declaredArrows() throws {
    let rooms = try describe().targets.filter { $0.type != "test" }
    #expect(rooms.count > 10)
    for room in rooms {
      let own = try #require(floor(of: room.name), "\(room.name) has no floor in this test")
      for dependency in room.dependencies {
        let other = try #require(floor(of: dependency.name), "\(dependency.name) has no floor")
        #expect(own < other, "\(room.name) uses \(dependency.name), which stands above it")
      }
    }
  }

  @Test("A room imports only rooms that its target names, and each C library has one room")
  func importedRooms() throws {
    let rooms = try describe().targets.filter { $0.type != "test" && $0.type != "system" }
    let names = Set(floors.joined())
    var users: [String: Set<String>] = [:]
    let importLine = #/^\s*(?:@\S+\s+|package\s+|internal\s+|public\s+|private\s+)*import\s+(\w+)/#
    for room in rooms {
      let folder = root.appendingPathComponent(room.path ?? "Sources/\(room.name)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        var isInText = false
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          // Source that a room writes out for the user stands in texts of several lines.
          if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
          guard !isInText, let match = line.firstMatch(of: importLine) else { continue }
          let imported = String(match.1)
          guard names.contains(imported), imported != room.name else { continue }
          #expect(
            room.dependencies.contains { $0.name == imported },
            "\(file.lastPathComponent) imports \(imported), which \(room.name) does not name")
          if floors[floors.count - 1].contains(imported) {
            users[imported, default: []].insert(room.name)
          }
        }
      }
    }
    #expect(!users.isEmpty)
    for (library, rooms) in users {
      #expect(rooms.count == 1, "\(library) is imported by \(rooms.sorted())")
    }
  }
}
