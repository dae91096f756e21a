/// Which control takes the keys.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Reads and writes which control has the focus.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>
    /// The value that means that no control has the focus.
    let none: Value

    /// The value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// No control, or another one, has the focus at first.
  public init() where Value == Bool { initial = false }

  /// No control has the focus at first.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Which control has the focus.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(base: box?.binding ?? .constant(initial), none: initial)
  }
}

extension FocusState: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension FocusState: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let states = context.graph.states
    box = states.object(for: context.identity) {
      StateBox(initial, in: states)
    }
  }
}

extension View {
  /// Connects the focus of a control with a value: the control has the focus when both are equal.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    changingEnvironment {
      $0.focus = Focus(
        isFocused: { binding.wrappedValue == value }, take: { binding.wrappedValue = value },
        release: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } })
    }
  }

  /// Connects the focus of a control with a truth value.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Says whether a view can have the focus; only controls have it here.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// How a control learns of its focus and takes it.
struct Focus {
  let isFocused: () -> Bool
  let take: () -> Void
  let release: () -> Void
}

extension EnvironmentValues {
  private enum FocusKey: EnvironmentKey { static var defaultValue: Focus? { nil } }

  var focus: Focus? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }

  /// Whether the control around the view has the focus.
  public var isFocused: Bool { focus?.isFocused() ?? false }
}
