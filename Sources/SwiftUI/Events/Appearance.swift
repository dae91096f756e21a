/// Tells when a view comes and goes. A widget is drawn and never told.
private nonisolated struct AppearanceModifier: PrimitiveModifier {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let nodes = content(context.child("content"))
    if appear != nil { context.remark(.neverRuns("onAppear")) }
    if disappear != nil { context.remark(.neverRuns("onDisappear")) }
    context.graph.lifecycle.register(
      context.identity.appending("appearance"), appear: appear, disappear: disappear)
    return nodes
  }
}

/// Runs a task for as long as a view is there.
private nonisolated struct TaskModifier: PrimitiveModifier {
  typealias Body = Never

  let id: AnyIdentifier?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(id: AnyIdentifier?, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let nodes = content(context.child("content"))
    context.remark(.neverRuns("task"))
    var identity = context.identity.appending("task")
    // Another value is another task: the old one is cancelled, a new one starts.
    if let id { identity = identity.appending(id) }
    let running = RunningTask()
    let held = context.graph.states.object(for: identity) { running }
    let (priority, action) = (priority, action)
    context.graph.lifecycle.register(
      identity,
      appear: { held.task = Task(priority: priority) { await action() } },
      disappear: { held.task?.cancel() })
    return nodes
  }
}

/// A task that a view started.
private final class RunningTask {
  var task: Task<Void, Never>?
}

extension View {
  /// Runs a closure when the view comes onto the screen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs a closure when the view has left the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs a task while the view is on the screen.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Runs a task while the view is on the screen, and anew when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(ChangingTaskModifier(value: value, priority: priority, action: action))
  }
}

/// Runs a task anew when a value changes.
private nonisolated struct ChangingTaskModifier<Value: Equatable>: ViewModifier {
  @State private var generation = 0
  let value: Value
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(value: Value, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.value = value
    self.priority = priority
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(
        TaskModifier(id: AnyIdentifier(generation), priority: priority, action: action)
      )
      .onChange(of: value) { generation += 1 }
  }
}
