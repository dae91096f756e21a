/// The older way to declare previews. Apple's interface.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The previews, each a view.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The device to show them on; Islet shows the device of the run.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A system that a preview is for. Apple's interface.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
