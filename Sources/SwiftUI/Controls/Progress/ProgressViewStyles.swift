/// The style that suits the place: a bar, or a spinner where nothing is known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The standard look.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgressLook(configuration: configuration)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressLook(configuration: configuration).replacingTint(tint)
  }
}

/// A ring, or a spinner where nothing is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressLook(configuration: configuration).replacingTint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner where nothing is known.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the tint, unless there is none to set.
  fileprivate nonisolated func replacingTint(_ color: Color?) -> some View {
    changingEnvironment { values in
      if let color { values.tintLayer = StyleLayer([color], outer: values.tintLayer) }
    }
  }
}
