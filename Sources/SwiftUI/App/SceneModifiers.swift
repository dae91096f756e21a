/// A scene whose environment is changed.
private nonisolated struct EnvironmentScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func windows(in environment: EnvironmentValues) -> [SceneWindow] {
    var environment = environment
    change(&environment)
    return content.allWindows(in: environment)
  }
}

/// A scene whose views are modified.
private nonisolated struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never

  let content: Content
  let modify: @MainActor (AnyView) -> AnyView

  @MainActor func windows(in environment: EnvironmentValues) -> [SceneWindow] {
    content.allWindows(in: environment).map { window in
      var window = window
      window.content = modify(window.content)
      return window
    }
  }
}

extension Scene {
  /// Sets a value of the environment of the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the scene.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(content: self) { $0[T.self] = object }
  }

  /// Puts an observable object into the environment of the scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(content: self) {
      $0.observableObjects[ObjectIdentifier(T.self)] = object
    }
  }

  /// The defaults that `@AppStorage` uses when it names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    EnvironmentScene(content: self) { $0.defaultAppStorage = store }
  }

  /// Runs a closure when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    let change = Unchecked((value, action))
    return ModifiedScene(content: self) {
      AnyView($0.onChange(of: change.value.0, initial: initial, change.value.1))
    }
  }

  /// Runs a closure when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs a closure with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Says which outside events open the scene; on a phone there is one window for all.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// A task that the system starts while the app is in the background. Islet never starts one.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }

  /// Adds commands to a menu bar, which a phone does not have.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// The size of a new window; on a phone the window fills the screen.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// The size of a new window; on a phone the window fills the screen.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
}

/// Which task the system starts in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String

  /// Refreshes the app.
  public static func appRefresh(_ identifier: String) -> Self
  where Request == Void, Response == Void { Self(name: identifier) }

  /// Handles events of a session of downloads.
  public static func urlSession(_ identifier: String) -> Self
  where Request == Void, Response == Void { Self(name: identifier) }
}

/// Commands of a menu bar, which a phone does not have.
@MainActor
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Makes no commands.
  public nonisolated init() {}

  public var body: Never { fatalError("No commands have no body.") }
}

/// Takes the commands of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Takes commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}
