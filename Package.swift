// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// SwiftSyntax comes from the toolchain that builds the package; no package is fetched for it.
let toolchainLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let compiler = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    .map { $0.appendingPathComponent("swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let binary = compiler?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/usr/bin/swiftc")
  return binary.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
}()

let swiftSyntaxModules = [
  "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
  "SwiftParser", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftOperators",
  "SwiftCompilerPluginMessageHandling",
]

let useSwiftSyntax: SwiftSetting = .unsafeFlags(["-I", toolchainLibraries])
let linkSwiftSyntax: LinkerSetting = .unsafeFlags(
  ["-L", toolchainLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries]
    + swiftSyntaxModules.map { "-l\($0)" })
/// Reading source takes the parser alone, which adds some three milliseconds to a start.
let linkSwiftParser: LinkerSetting = .unsafeFlags([
  "-L", toolchainLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries,
  "-lSwiftSyntax", "-lSwiftParser",
])

/// `import os.log` needs a Clang submodule below the Swift module of the same name.
let overlaysClangModule: SwiftSetting = .unsafeFlags([
  "-import-underlying-module", "-I", "\(Context.packageDirectory)/Sources/os/include",
])
let findsClangModuleOS: SwiftSetting = .unsafeFlags([
  "-I", "\(Context.packageDirectory)/Sources/os/include",
])

let package = Package(
  name: "Islet",
  products: [
    .executable(name: "islet", targets: ["islet"]),
    // What a user's app and widget are linked against.
    .library(
      name: "IsletKits", type: .dynamic,
      targets: [
        "SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "Combine", "os", "OSLog",
        "AppleFoundation", "PhoneFoundation", "DeveloperToolsSupport", "UIKit", "Intents", "Charts",
        "CoreGraphics", "CoreText", "ImageIO", "UniformTypeIdentifiers", "Compression",
        "CryptoKit", "UserNotifications", "AlarmKit", "CoreLocation", "MapKit", "QuartzCore",
        "MobileCoreServices", "SwiftData", "CoreData", "AppProcess",
      ]),
    // What a backend in Swift sends pushes with.
    .library(name: "APNSClient", targets: ["APNSClient"]),
    // What a user's tests are linked against: the kits, and a phone to run activities on.
    .library(
      name: "LiveActivityTesting",
      targets: [
        "LiveActivityTesting", "SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "Combine",
        "os", "OSLog", "AppleFoundation", "Charts",
      ]),
  ],
  targets: [
    // C libraries of the system, each imported by one room.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
    .systemLibrary(
      name: "CNGHTTP2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(name: "CSSL", pkgConfig: "libssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),

    // Values and drawing.
    .target(name: "ActivityModel"),
    .target(name: "Drawing", dependencies: ["CCairo", "CPango", "CRSVG", "CPNG"]),
    .target(name: "Phone", dependencies: ["ActivityModel"]),
    .target(name: "PushPayload", dependencies: ["ActivityModel"]),
    .target(name: "HTTP2", dependencies: ["CNGHTTP2", "CSSL"]),
    .target(name: "ES256", dependencies: ["CCrypto"]),
    .target(
      name: "APNSServer",
      dependencies: ["Phone", "PushPayload", "HTTP2", "ES256", "ActivityModel"]),
    .target(name: "APNSClient", dependencies: ["PushPayload", "HTTP2", "ES256", "ActivityModel"]),
    .target(name: "Wire", dependencies: ["ActivityModel", "Drawing"]),

    // Kits: the names that iOS source imports.
    .target(name: "ProcessClock"),
    .target(name: "ICUFormats", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "AppleFoundation", dependencies: ["ICUFormats"]),
    .target(name: "Combine"),
    .target(name: "os", dependencies: [], swiftSettings: [overlaysClangModule]),
    .macro(
      name: "PreviewMacros", swiftSettings: [useSwiftSyntax], linkerSettings: [linkSwiftSyntax]),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: [findsClangModuleOS]),
    .target(name: "DeveloperToolsSupport"),
    .target(
      name: "CoreGraphics", dependencies: ["AppleFoundation", "Drawing", "_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "ImageIO", dependencies: ["AppleFoundation", "CoreGraphics", "Drawing"]),
    .target(
      name: "UIKit",
      dependencies: [
        "AppleFoundation", "ActivityModel", "CoreGraphics", "ImageIO", "QuartzCore", "Drawing",
        "DeveloperToolsSupport", "_Testing_UIKit",
      ]),
    .target(name: "CoreText", dependencies: ["UIKit"]),
    .target(name: "QuartzCore", dependencies: ["AppleFoundation", "CoreGraphics"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "Compression", dependencies: ["CZlib", "CBrotli", "CLZMA"]),
    .target(name: "CryptoKit", dependencies: ["CGLib"]),
    .target(name: "UserNotifications", dependencies: ["AppleFoundation"]),
    .target(name: "CoreLocation", dependencies: ["AppleFoundation"]),
    .target(name: "MapKit", dependencies: ["AppleFoundation", "CoreLocation"]),
    .target(name: "CoreData", dependencies: ["AppleFoundation", "Combine", "SwiftUI"]),
    .target(
      name: "SwiftData", dependencies: ["AppleFoundation", "SwiftUI", "PreviewMacros"]),
    .target(
      name: "AlarmKit", dependencies: ["AppleFoundation", "ActivityKit", "AppIntents", "SwiftUI"]),
    .target(name: "PhoneFoundation", dependencies: ["AppleFoundation"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "Intents", dependencies: ["AppleFoundation"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AppleFoundation", "Combine", "CoreGraphics", "Drawing", "DeveloperToolsSupport",
        "PreviewMacros", "UIKit", "Wire", "ActivityModel",
      ]),
    .target(name: "Charts", dependencies: ["AppleFoundation", "Drawing", "SwiftUI"]),
    .target(name: "ActivityKit", dependencies: ["AppleFoundation", "ActivityModel", "Wire"]),
    .target(
      name: "LiveActivityTesting",
      dependencies: [
        "Phone", "PushPayload", "WidgetKit", "SwiftUI", "ActivityKit", "Wire", "ActivityModel",
        "Drawing", "AppleFoundation", "ProcessClock",
      ]),
    .target(name: "AppIntents", dependencies: ["AppleFoundation", "SwiftUI"]),
    .target(
      name: "WidgetKit",
      dependencies: [
        "AppleFoundation", "PhoneFoundation", "SwiftUI", "ActivityKit", "AppIntents", "Wire",
        "Drawing",
        "ActivityModel", "DeveloperToolsSupport", "ProcessClock", "PreviewMacros", "UIKit",
        "Intents",
      ]),
    // What runs a user's app: its window, its clock, its side of the phone.
    .target(
      name: "AppProcess",
      dependencies: [
        "AppleFoundation", "PhoneFoundation", "SwiftUI", "UIKit", "ActivityKit", "AppIntents",
        "Combine", "Wire", "Drawing", "ActivityModel", "ProcessClock",
      ]),

    // Tools.
    .target(name: "ProcessLaunch"),
    .target(
      name: "Project", dependencies: ["ActivityModel", "ProcessLaunch"],
      swiftSettings: [useSwiftSyntax],
      linkerSettings: [linkSwiftParser]),
    .target(
      name: "Studio",
      dependencies: ["Project", "Phone", "PushPayload", "Wire", "Drawing", "ActivityModel"],
      swiftSettings: [useSwiftSyntax]),
    .target(
      name: "Lint", dependencies: ["Phone", "PushPayload", "Project", "ActivityModel", "Wire"],
      swiftSettings: [useSwiftSyntax]),
    // The phone that runs: its processes, its screen, its clock, its scripts.
    .target(
      name: "Simulator",
      dependencies: [
        "Studio", "Project", "Phone", "PushPayload", "Wire", "Drawing", "ActivityModel",
      ], swiftSettings: [useSwiftSyntax]),
    .target(
      name: "PhonePage",
      dependencies: ["Simulator", "Studio", "Project", "Wire", "ActivityModel", "CMicroHTTPD"],
      resources: [.embedInCode("Resources")], swiftSettings: [useSwiftSyntax]),
    .target(
      name: "IsletCommand",
      dependencies: [
        "Studio", "Simulator", "PhonePage", "APNSServer", "APNSClient", "Lint", "PushPayload",
        "Project", "Wire", "ActivityModel",
      ],
      swiftSettings: [useSwiftSyntax]),
    .executableTarget(
      name: "islet", dependencies: ["IsletCommand"], swiftSettings: [useSwiftSyntax]),
    // The gallery of docs/gallery.
    .target(
      name: "Gallery",
      dependencies: [
        "Studio", "Charts", "WidgetKit", "AppIntents", "ActivityKit", "SwiftUI", "Drawing", "Wire",
        "ActivityModel", "AppleFoundation",
      ], path: "docs/gallery/source", swiftSettings: [useSwiftSyntax]),
    .executableTarget(
      name: "IsletGallery", dependencies: ["Gallery"], swiftSettings: [useSwiftSyntax]),

    // Benchmarks.
    .executableTarget(
      name: "IsletBench", dependencies: ["Studio", "Project", "Wire", "Drawing", "ActivityModel"],
      path: "Benchmarks/IsletBench", swiftSettings: [useSwiftSyntax]),
    .executableTarget(
      name: "PhoneBench", dependencies: ["Phone", "ActivityModel"], path: "Benchmarks/PhoneBench"),

    // Tests, one target a room.
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "LiveActivityTestingTests",
      dependencies: [
        "LiveActivityTesting", "Phone", "ActivityKit", "WidgetKit", "SwiftUI", "ActivityModel",
        "os",
      ],
      swiftSettings: [findsClangModuleOS]),
    .testTarget(name: "PhoneTests", dependencies: ["Phone", "ActivityModel"]),
    .testTarget(name: "PushPayloadTests", dependencies: ["PushPayload", "ActivityModel"]),
    .testTarget(name: "HTTP2Tests", dependencies: ["HTTP2"]),
    .testTarget(name: "ES256Tests", dependencies: ["ES256"]),
    .testTarget(
      name: "APNSServerTests",
      dependencies: ["APNSServer", "Phone", "PushPayload", "HTTP2", "ES256", "ActivityModel"],
      exclude: [
        "Clients/see_goaway.py", "Clients/send_aioapns.py", "Clients/send_httpx.py",
      ]),
    .testTarget(
      name: "APNSClientTests",
      dependencies: ["APNSClient", "APNSServer", "PushPayload", "HTTP2", "ES256", "ActivityModel"]),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "PushPayload", "ActivityModel"],
      swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "AppProcessTests",
      dependencies: ["AppProcess", "SwiftUI", "ActivityKit", "AppIntents", "Wire", "ActivityModel"]),
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["Simulator", "Project", "Phone", "Wire", "Drawing", "ActivityModel"],
      swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "PhonePageTests",
      dependencies: ["PhonePage", "Simulator", "Studio", "Project", "Wire", "ActivityModel"],
      swiftSettings: [useSwiftSyntax]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(
      name: "PreviewMacrosTests", dependencies: ["PreviewMacros"],
      swiftSettings: [useSwiftSyntax], linkerSettings: [linkSwiftSyntax]),
    .testTarget(name: "WireTests", dependencies: ["Wire"]),
    .testTarget(name: "AppleFoundationTests", dependencies: ["AppleFoundation"]),
    .testTarget(
      name: "osTests", dependencies: ["os", "AppleFoundation"],
      swiftSettings: [findsClangModuleOS]),
    .testTarget(
      name: "ActivityKitTests", dependencies: ["ActivityKit", "ActivityModel", "AppleFoundation"]),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "WidgetKit", "Intents", "UIKit", "SwiftUI", "ActivityKit", "ActivityModel", "Drawing",
        "Wire",
        "DeveloperToolsSupport", "PreviewMacros",
      ]),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "SwiftUI"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(
      name: "SystemKitTests",
      dependencies: [
        "AlarmKit", "Compression", "CoreData", "CoreGraphics", "CoreLocation", "CryptoKit",
        "ImageIO", "MapKit", "MobileCoreServices", "QuartzCore", "SwiftData",
        "UniformTypeIdentifiers", "UserNotifications", "ActivityKit", "Drawing", "SwiftUI",
      ]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Drawing"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "Drawing"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "Drawing", "Wire", "ActivityModel"]),
    .testTarget(
      name: "ProjectTests", dependencies: ["Project"], swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "CoverageTests", dependencies: ["Project", "Wire", "Drawing", "ActivityModel"],
      exclude: ["Uses"], swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "StudioTests",
      dependencies: ["Studio", "Project", "Phone", "Wire", "Drawing", "ActivityModel"],
      swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "Studio", "SwiftUI", "Drawing"],
      swiftSettings: [useSwiftSyntax]),
    .testTarget(
      name: "IsletCommandTests",
      dependencies: [
        "islet", "IsletCommand", "APNSClient", "APNSServer", "Studio", "ActivityModel",
      ],
      swiftSettings: [useSwiftSyntax]),
  ],
  swiftLanguageModes: [.v6]
)
