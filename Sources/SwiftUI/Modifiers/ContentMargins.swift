/// What margins are for. Apple's interface.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content and the bars beside it, as the container likes.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show how far one has scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Margins of scrolling containers, in points. A Live Activity has nothing that scrolls and other
/// containers have no such margins, so nothing moves. Islet leaves them out in apps too.
extension View {
  /// Sets the margins at some edges.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the margins at some edges to one length; nil is the container's own.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the margins at all edges to one length.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }
}
