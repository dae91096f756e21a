/// An app: what it shows, and where it starts.
@MainActor
@preconcurrency
public protocol App {
  /// The scenes of the app.
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Where the program starts.
  ///
  /// This version of Islet draws widgets and does not run apps: the program says so on standard
  /// error and ends with status 64, the usual one for a command used in the wrong way.
  @MainActor @preconcurrency public static func main() {
    let message = """
      \(Self.self) is an iOS app built for Islet. This version of Islet draws widgets and Live \
      Activities and does not run apps. Use "islet preview" on the project to see its Live \
      Activities.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
  }
}
