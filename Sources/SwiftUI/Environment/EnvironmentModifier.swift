/// Changes the environment of a view.
nonisolated struct EnvironmentModifier: EnvironmentalModifier {
  typealias Body = Never

  let transform: (inout EnvironmentValues) -> Void

  init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
  }

  @MainActor func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

extension View {
  /// Changes the environment of this view.
  nonisolated func changingEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(transform))
  }

  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment; nil takes it out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0[T.self] = object }
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
