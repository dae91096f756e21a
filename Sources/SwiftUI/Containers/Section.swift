/// A part of a list or a form with a header and a footer.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @Environment(\.isInRows) private var isInRows

  private init(parts header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Outside a list and a form, header and footer look like any views (pair legend-locks, measured).
  @MainActor public var body: some View {
    if isInRows {
      header.font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
      content
      footer.font(.footnote).foregroundStyle(.secondary)
    } else {
      header
      content
      footer
    }
  }
}

extension Section {
  /// Makes a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// Makes a section with a header and a footer.
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// Makes a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Makes a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}
