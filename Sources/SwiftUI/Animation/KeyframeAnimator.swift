/// A view whose values follow keyframes. Apple's interface. Islet draws the values that it begins
/// with.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Follows the keyframes again and again.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Follows the keyframes when a value changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  @MainActor public var body: some View { content(value) }
}

extension View {
  /// Follows keyframes again and again. Islet draws where they begin.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = Unchecked(self)
    return content(PlaceholderContentView { $0.nodes(of: view.value) }, initialValue)
  }

  /// Follows keyframes when a value changes. Islet draws where they begin.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = Unchecked(self)
    return content(PlaceholderContentView { $0.nodes(of: view.value) }, initialValue)
  }
}
