import Foundation

/// Headless Chromium, driven by the DevTools protocol over its pipe.
final class Chromium: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible { var description: String }

  private let process = Process()
  private let folder: URL
  private let input: Int32
  private let output: Int32
  // Below: under the lock.
  private let lock = NSLock()
  private var nextID = 0
  private var answers: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var isGone = false
  private var faults: [String] = []

  static let path = "/usr/bin/chromium"

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    // Chromium reads commands from descriptor 3 and answers on 4; two FIFOs become these.
    let names = ["commands", "answers"].map { folder.appendingPathComponent($0).path }
    guard names.allSatisfy({ mkfifo($0, 0o600) == 0 }) else {
      throw Failure(description: "There are no FIFOs in a temporary folder.")
    }
    input = open(names[0], O_RDWR | O_CLOEXEC)
    output = open(names[1], O_RDWR | O_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "exec \(Self.path) --headless=new --no-sandbox --disable-gpu --hide-scrollbars "
        + "--disable-background-networking --no-first-run --remote-debugging-pipe "
        + "--user-data-dir='\(names[0]).profile' 3<'\(names[0])' 4>'\(names[1])'",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.detachNewThread { self.listen() }
  }

  /// Ends the browser.
  func quit() {
    lock.withLock { isGone = true }
    // The reader wakes by a message that is none.
    process.terminate()
    process.waitUntilExit()
    var zero: UInt8 = 0
    let gate = open(folder.appendingPathComponent("answers").path, O_WRONLY | O_NONBLOCK)
    write(gate, &zero, 1)
    close(gate)
    close(input)
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the pages said on their consoles as errors, and exceptions that nobody caught.
  var consoleErrors: [String] { lock.withLock { faults } }

  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil
  ) async throws -> [String: Any] {
    var message: [String: Any] = ["method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    message["id"] = id
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    let data = try await withCheckedThrowingContinuation { continuation in
      lock.withLock { answers[id] = continuation }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    }
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    if let error = answer["error"] as? [String: Any] {
      throw Failure(description: "\(method): \(error["message"] ?? error)")
    }
    return answer["result"] as? [String: Any] ?? [:]
  }

  private func listen() {
    var pending = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &buffer, buffer.count)
      if lock.withLock({ isGone }) || count <= 0 { break }
      pending.append(contentsOf: buffer[..<count])
      while let end = pending.firstIndex(of: 0) {
        take(Data(pending[..<end]))
        pending = Data(pending[pending.index(after: end)...])
      }
    }
    close(output)
    let open = lock.withLock {
      defer { answers = [:] }
      return answers.values
    }
    for answer in open { answer.resume(throwing: Failure(description: "Chromium is gone.")) }
  }

  private func take(_ data: Data) {
    guard let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return
    }
    if let id = message["id"] as? Int {
      lock.withLock { answers.removeValue(forKey: id) }?.resume(returning: data)
      return
    }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown":
      lock.withLock { faults.append(String(decoding: data, as: UTF8.self)) }
    case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
      lock.withLock { faults.append(String(decoding: data, as: UTF8.self)) }
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" {
        lock.withLock { faults.append("\(entry?["text"] ?? "") \(entry?["url"] ?? "")") }
      }
    default: break
    }
  }
}
