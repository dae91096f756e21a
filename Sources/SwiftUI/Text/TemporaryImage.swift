public struct Image: View, Sendable {
  public nonisolated init(systemName: String) {}
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public var body: some View { EmptyView() }
}
