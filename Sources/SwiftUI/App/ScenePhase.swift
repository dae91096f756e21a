/// Whether a scene can be seen and used.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen, and does not take events.
  case inactive
  /// It can be seen and used.
  case active

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

  /// Whether the scene can be seen and used.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
