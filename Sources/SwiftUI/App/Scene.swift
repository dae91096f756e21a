/// A part of an app's user interface that the system shows and hides.
@MainActor
@preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Primitive scenes have no body; Islet never asks for it.
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body.") }
}

/// A scene that says itself which windows it has.
@MainActor
package protocol PrimitiveScene: Scene {
  func windows(in environment: EnvironmentValues) -> [SceneWindow]
}

/// A window of an app.
package struct SceneWindow {
  package var title: Text?
  package var identifier: String?
  package var environment: EnvironmentValues
  package var content: AnyView
}

extension Scene {
  /// The windows of the scene, outermost first.
  package func allWindows(in environment: EnvironmentValues) -> [SceneWindow] {
    if let primitive = self as? any PrimitiveScene {
      return primitive.windows(in: environment)
    }
    return body.allWindows(in: environment)
  }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes: scenes)
  }

  /// An `if` without `else`.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// A branch that an availability condition guards.
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene { scene }
}

private nonisolated struct SceneList: Scene, PrimitiveScene {
  typealias Body = Never

  let scenes: [any Scene]

  @MainActor func windows(in environment: EnvironmentValues) -> [SceneWindow] {
    scenes.flatMap { $0.allWindows(in: environment) }
  }
}
