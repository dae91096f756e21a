import Foundation
import Glibc
import Synchronization

/// A running widget: bytes go to it and come from it in frames, everything else it does is caught.
///
/// Its own process group, its own scratch folder, a chosen environment, a bound on memory, no core
/// files. Its output never reaches ours. Calls may come from any thread; one is served at a time.
package final class WidgetProcess: Sendable {
  /// What a widget process is started with.
  package struct Settings: Sendable {
    /// The path of the resource manifest, told to the widget as `ISLET_RESOURCES`.
    package var manifest: URL?
    /// An identifier of the time zone database.
    package var timeZone: String
    /// A locale of the C library.
    package var locale: String
    /// The folder the widget works in; nil makes one and removes it afterwards.
    package var directory: URL?
    /// Bytes of private memory: 2 GiB, a choice of Islet.
    package var memoryLimit: UInt
    /// Bytes kept of the beginning and of the end of each output.
    package var outputBound: Int
    /// Further variables of the environment.
    package var environment: [String: String]

    package init(
      manifest: URL? = nil, timeZone: String = "UTC", locale: String = "en_US.UTF-8",
      directory: URL? = nil, memoryLimit: UInt = 2 << 30, outputBound: Int = 32 * 1024,
      environment: [String: String] = [:]
    ) {
      self.manifest = manifest
      self.timeZone = timeZone
      self.locale = locale
      self.directory = directory
      self.memoryLimit = memoryLimit
      self.outputBound = outputBound
      self.environment = environment
    }
  }

  /// How long a crashed process may take for its backtrace beyond the time limit, in seconds.
  static let backtraceGrace = 5.0

  /// Seconds of processor time, after which a widget that outlived Islet ends; a choice of Islet.
  static let processorTime: UInt = 900

  private let state: Mutex<Connection>
  private let scratch: URL?

  /// Starts the widget.
  ///
  /// `userPath` turns a path of the backtrace into the one to show, nil for code that is not the
  /// user's. Throws `WidgetFailure.notStarted`.
  package init(
    executable: URL, settings: Settings = Settings(),
    userPath: @escaping @Sendable (String) -> String? = { $0 }
  ) throws(WidgetFailure) {
    var made: URL?
    do throws(SystemFailure) {
      if settings.directory == nil { made = try ScratchFolder.make() }
      let directory = settings.directory ?? made
      let connection = try Connection(
        launch: Self.launch(executable, settings, directory: directory?.path ?? "/"),
        outputBound: settings.outputBound, userPath: userPath)
      state = Mutex(connection)
      scratch = made
    } catch {
      if let made { ScratchFolder.remove(made) }
      throw .notStarted(error)
    }
  }

  deinit {
    state.withLock { _ = $0.terminate() }
    if let scratch { ScratchFolder.remove(scratch) }
  }

  private static func launch(
    _ executable: URL, _ settings: Settings, directory: String
  ) -> ChildProcess.Launch {
    var environment = [
      "ISLET_WIRE_FD": String(ChildProcess.wireDescriptor),
      "TZ": settings.timeZone,
      "LANG": settings.locale,
      "LC_ALL": settings.locale,
      "HOME": directory,
      "TMPDIR": directory,
      "PATH": "/usr/bin:/bin",
      // Measured: about ten milliseconds, so it stays on in every run.
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,timeout=5s",
    ]
    environment["ISLET_RESOURCES"] = settings.manifest?.path
    environment.merge(settings.environment) { $1 }
    return ChildProcess.Launch(
      executable: executable.path, environment: environment, directory: directory,
      memoryLimit: settings.memoryLimit, processorTime: processorTime)
  }

  /// Sends one frame. Throws how the widget failed when it no longer listens.
  package func send(_ payload: Data, timeout: Double = 10) throws(WidgetFailure) {
    try state.withLock { connection throws(WidgetFailure) in
      try connection.send(payload, timeout: timeout)
    }
  }

  /// Waits for one frame, at most that many seconds. After a failure the process is ended.
  package func receive(timeout: Double) throws(WidgetFailure) -> Data {
    try state.withLock { connection throws(WidgetFailure) in
      try connection.receive(timeout: timeout)
    }
  }

  /// What it has written on its standard output so far.
  package var standardOutput: CapturedOutput { state.withLock { $0.output } }
  /// What it has written on its error output so far.
  package var standardError: CapturedOutput { state.withLock { $0.errors } }

  /// Ends the widget and all it started.
  package func terminate() { state.withLock { _ = $0.terminate() } }
}
