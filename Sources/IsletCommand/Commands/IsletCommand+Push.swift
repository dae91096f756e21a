import APNSClient
import APNSServer
import Foundation

extension IsletCommand {
  /// `islet push`.
  static func push(_ words: [String], terminal: Terminal) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: PushCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(PushCommand.help.text)
      return 0
    }
    let environment = ProcessInfo.processInfo.environment
    let command = try PushCommand(arguments, environment: environment)
    return await answer(command.provider, asJSON: command.printsJSON, terminal: terminal) {
      client in
      let file = try contents(of: command.file)
      return ProviderAnswer(
        try await client.send(
          command.payload(of: file, at: Date()), to: command.destination,
          options: command.options))
    }
  }

  /// `islet channels`.
  static func channels(_ words: [String], terminal: Terminal) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: ChannelsCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(ChannelsCommand.help.text)
      return 0
    }
    let environment = ProcessInfo.processInfo.environment
    let command = try ChannelsCommand(arguments, environment: environment)
    return await answer(command.provider, asJSON: command.printsJSON, terminal: terminal) {
      client in
      try await command.answer(of: client)
    }
  }

  private static func answer(
    _ provider: ProviderArguments, asJSON: Bool, terminal: Terminal,
    _ body: @escaping @Sendable (APNSClient) async throws -> ProviderAnswer
  ) async -> Int32 {
    let outcome = await interruptible(terminal, note: "Stopped before APNs had answered.") {
      do {
        let folder = ServerFolder(
          environment: ProcessInfo.processInfo.environment,
          home: FileManager.default.homeDirectoryForCurrentUser)
        let client = try provider.client(folder: folder)
        let answer = try await body(client)
        await client.drain()
        return answer
      } catch {
        return ProviderAnswer(error)
      }
    }
    guard case .finished(let answer) = outcome else { return outcome.code }
    let code: Int32 = answer.accepted ? 0 : 1
    if asJSON { return print(code: code, terminal: terminal) { try answer.json() } }
    if answer.accepted {
      terminal.output(answer.message + "\n")
    } else {
      terminal.error("islet: \(answer.message)\n")
    }
    return code
  }

  /// The longest file that is read: more than twice of what APNs takes.
  private static let greatestFile = 16_384

  private struct UnreadableFile: Error, CustomStringConvertible {
    var path: String

    var description: String { "\(path) cannot be read." }
  }

  private static func contents(of path: String) throws -> Data {
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else { throw UnreadableFile(path: path) }
    var data = Data()
    do {
      while data.count < greatestFile,
        let more = try handle.read(upToCount: greatestFile), !more.isEmpty
      {
        data += more
      }
    } catch { throw UnreadableFile(path: path) }
    return data
  }
}
