import APNSServer
import ActivityModel
import Foundation

extension IsletCommand {
  /// `islet apns`.
  static func apns(_ words: [String], terminal: Terminal) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: ApnsCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(ApnsCommand.help.text)
      return 0
    }
    let command = try ApnsCommand(arguments) { try String(contentsOfFile: $0, encoding: .utf8) }
    do {
      try await serve(command, terminal: terminal)
      return 0
    } catch {
      terminal.error("islet: \(error)\n")
      return 1
    }
  }

  private static func serve(_ command: ApnsCommand, terminal: Terminal) async throws {
    let folder = ServerFolder(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser)
    var options = LocalAPNS.Options(folder: folder) { Date() }
    options.gateway.trustsAnyKey = command.trustsAnyKey
    options.gateway.acceptsUnknownTokens = command.acceptsUnknownTokens
    options.gateway.seed = UInt64.random(in: 1...UInt64.max)
    if let path = command.settings {
      options.gateway = try options.gateway.changed(
        by: try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    options.keys = command.keys
    options.port = command.port
    options.isPlain = command.isPlain
    let server = try LocalAPNS(options)
    for fault in command.faults { await server.service.induce(fault) }
    let phone = command.activities.map { FakePhone(command, activities: $0) }
    if let phone {
      // The phone makes its tokens a moment after its activities.
      try await Task.sleep(for: .milliseconds(300))
      await server.service.attach(phone, tokens: await phone.tick())
    }
    let running = try server.start()
    terminal.output(await ServerGreeting(running.description, server.service, command).text)
    let outcome = await interruptible(terminal, note: "The server is stopped.") {
      await withTaskGroup { group in
        group.addTask { await printLog(server.service, command, terminal) }
        if let phone { group.addTask { await keepTime(phone, server.service) } }
      }
    }
    _ = outcome
    running.stop()
    await server.service.shutDown()
  }

  private static func printLog(
    _ service: APNSService, _ command: ApnsCommand, _ terminal: Terminal
  ) async {
    let (number, lines) = await service.listen()
    for await line in lines {
      terminal.output(command.printsJSON ? line.json : line.text + "\n")
    }
    await service.forget(number)
  }

  /// Lets the faked phone's time pass: tokens that are made, activities that end by themselves.
  private static func keepTime(_ phone: FakePhone, _ service: APNSService) async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(250))
      await service.note(await phone.tick())
    }
  }
}

extension FakePhone {
  fileprivate init(_ command: ApnsCommand, activities: Int) {
    self.init(
      id: "fake",
      app: AppDescription(
        id: AppID(command.app), name: command.app,
        attributesTypes: command.attributesTypes.isEmpty ? ["Attributes"] : command.attributesTypes,
        pushEnvironment: command.environment), activities: activities,
      seed: UInt64.random(in: 1...UInt64.max)
    ) { Date() }
  }
}

/// What the server says first: where it listens, what to trust, which tokens there are.
private struct ServerGreeting {
  let text: String

  init(
    _ server: ServerDescription, _ service: APNSService, _ command: ApnsCommand
  ) async {
    let tokens = await service.tokens
    guard !command.printsJSON else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = (try? encoder.encode(["server": server])) ?? Data()
      text = String(decoding: data, as: UTF8.self) + "\n"
      return
    }
    let scheme = server.plain ? "http" : "https"
    var lines = [
      "Sandbox      \(scheme)://localhost:\(server.devicePort), channels :\(server.managementPort)",
      "Production   \(scheme)://localhost:\(server.productionDevicePort), channels "
        + ":\(server.productionManagementPort)",
      "For tests    http://localhost:\(server.controlPort) (HTTP/2 without TLS)",
    ]
    if let authority = server.ca { lines.append("Trust        \(authority)") }
    let topic = "\(command.app).push-type.liveactivity"
    if !tokens.isEmpty { lines.append("Topic        \(topic)") }
    for (token, known) in tokens.prefix(10) {
      lines.append("\(known.purpose == .start ? "Start token  " : "Update token ")\(token.hex)")
    }
    if tokens.count > 10 { lines.append("\(tokens.count - 10) more: GET /tokens") }
    text = lines.joined(separator: "\n") + "\n"
  }
}
