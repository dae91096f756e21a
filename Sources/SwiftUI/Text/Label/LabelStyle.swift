/// Arranges the icon and the title of labels. Apple's interface.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// What there is to arrange.
  typealias Configuration = LabelStyleConfiguration

  /// The arranged label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The icon and the title that a label style arranges.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View, PrimitiveView {
    public typealias Body = Never
    fileprivate let makeTitle: @MainActor (ViewContext) -> [Node]

    package func makeNodes(in context: ViewContext) -> [Node] { makeTitle(context) }
  }

  /// The icon of a label.
  public struct Icon: View, PrimitiveView {
    public typealias Body = Never
    fileprivate let makeIcon: @MainActor (ViewContext) -> [Node]

    package func makeNodes(in context: ViewContext) -> [Node] { makeIcon(context) }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon

  @MainActor
  init(title: some View, icon: some View) {
    self.title = Title { $0.child("title").nodes(of: title) }
    self.icon = Icon { $0.child("icon").nodes(of: icon) }
  }
}
