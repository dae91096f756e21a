/// A control that offers something to other apps.
///
/// Sharing needs a phone's share sheet, which Islet does not have: the control draws its label.
public nonisolated struct ShareLink<Label: View>: View {
  private let label: Label

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink {
  /// Makes a control for a URL or a text, with any label.
  public nonisolated init<Item: ShareableItem>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: label())
  }

  private nonisolated init(sharing label: Label) { self.label = label }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a control for a URL or a text.
  public nonisolated init<Item: ShareableItem>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Makes a control for a URL or a text, with a title.
  public nonisolated init<Item: ShareableItem>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a control for a URL or a text, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Item: ShareableItem>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: DefaultShareLinkLabel(title: Text(title)))
  }
}

/// The label of a control that shares something.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What can be offered to other apps. Apple's `Transferable` belongs to another framework.
public protocol ShareableItem {}

extension URL: ShareableItem {}
extension String: ShareableItem {}
extension Data: ShareableItem {}
