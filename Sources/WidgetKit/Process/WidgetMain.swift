import AppleFoundation
import Glibc
internal import ProcessClock
import SwiftUI
import Wire

/// The life of a widget's process: it answers requests until the other side hangs up.
@MainActor
enum WidgetMain {
  /// The environment variable that holds the number of the inherited descriptor.
  static let descriptorVariable = "ISLET_WIRE_FD"

  /// Says how a widget is drawn, for someone who starts it by hand.
  static let usage = """
    This program is a widget that Islet draws; it does nothing by itself. Draw it with \
    `islet preview FOLDER`, where FOLDER holds its source.
    """

  static func run(makeWidgets: @escaping @MainActor () -> [any Widget]) -> Never {
    guard let number = ProcessInfo.processInfo.environment[descriptorVariable],
      let descriptor = CInt(number), fcntl(descriptor, F_GETFD) >= 0
    else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      // EX_USAGE of sysexits.h.
      exit(64)
    }
    FoundationMethods.replace()
    Task { @MainActor in
      let service = WidgetService(
        services: .forWidgetProcess(),
        stopClock: { islet_process_clock_stop($0.timeIntervalSince1970) },
        makeWidgets: makeWidgets)
      do throws(FrameError) {
        try await serve(service, over: FrameChannel(descriptor: descriptor))
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("\(error.description)\n".utf8))
        // EX_IOERR of sysexits.h.
        exit(74)
      }
    }
    // Keeps the main thread, whose stack is the largest, for the user's views.
    RunLoop.main.run()
    exit(0)
  }

  private static func serve(
    _ service: WidgetService, over channel: FrameChannel
  ) async throws(FrameError) {
    while let payload = try channel.receive() {
      let reply: WidgetReply
      do {
        reply = await service.reply(
          to: try JSONDecoder().decode(WidgetRequest.self, from: payload))
      } catch {
        reply = .refused("The request cannot be read: \(error). Use the kits of this Islet.")
      }
      // What the user's code printed belongs to this request; a pipe would keep it until the end.
      fflush(nil)
      try channel.send(encode(reply))
    }
  }

  private static func encode(_ reply: WidgetReply) -> Data {
    let encoder = JSONEncoder()
    do {
      return try encoder.encode(reply)
    } catch {
      let refusal = WidgetReply.refused(
        "The presentation has a length or a colour that is not a number, so it cannot be drawn.")
      return (try? encoder.encode(refusal)) ?? Data()
    }
  }
}
