/// A titled box around views.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  private init(parts label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    ResolvedGroupBox(label: label, content: content)
  }
}

extension GroupBox {
  /// Makes a box with any label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(parts: label(), content())
  }

  /// Makes a box with any label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(parts: label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content())
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(title), content())
  }
}

/// A box in the style of its place.
struct ResolvedGroupBox<Label: View, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let label: Label
  let content: Content

  func makeNodes(in context: ViewContext) -> [Node] {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: StyledContent(label)), content: .init(content: StyledContent(content)))
    return context.environment.groupBoxStyle(configuration, context)
  }
}

/// Gives boxes a look.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A box as a style sees it.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// What is in the box.
  public struct Content: View, StyledPart {
    public typealias Body = Never
    nonisolated let content: StyledContent
  }

  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The look of the system: a grey box with a bold label, 16 points inside and corners of 8 points,
/// which is a choice of Islet.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// The look of a box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look of the system.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle {
    DefaultGroupBoxStyle()
  }
}

extension EnvironmentValues {
  typealias GroupBoxMaker = @MainActor (GroupBoxStyleConfiguration, ViewContext) -> [Node]

  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: GroupBoxMaker { maker(of: DefaultGroupBoxStyle()) }
  }

  static func maker<S: GroupBoxStyle>(of style: S) -> GroupBoxMaker {
    let style = Unchecked(style)
    return { configuration, context in
      context.nodes(styledBy: style.value) { $0.makeBody(configuration: configuration) }
    }
  }

  var groupBoxStyle: GroupBoxMaker {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    changingEnvironment { $0.groupBoxStyle = EnvironmentValues.maker(of: style) }
  }
}
