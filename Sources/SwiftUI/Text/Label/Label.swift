/// An icon with a title.
///
/// Apple's interface. How the two are arranged is the business of a label style.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never

  /// Makes a label of two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    let configuration = LabelStyleConfiguration(title: title, icon: icon)
    return context.labelNodes(for: configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a symbol and a title, which is localized.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label of a symbol and a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// Makes a label of a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label of an image and a title, which is localized.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label of an image and a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  /// Makes a label of an image and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Makes a label of an image of the asset catalogue and a title, which is localized.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Makes a label of an image of the asset catalogue and a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }

  /// Makes a label of an image of the asset catalogue and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked to arrange; the next outer style arranges it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
