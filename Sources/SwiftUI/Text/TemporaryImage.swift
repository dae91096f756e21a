public struct Image: View, Sendable {
  public init(systemName: String) {}
  public var body: some View { EmptyView() }
}
