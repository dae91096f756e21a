import Drawing

extension Image {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    var request: SymbolRequest.ImageScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
