extension View {
  /// Shows a sheet while a binding is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet, isPresented: isPresented, title: nil, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  /// Shows a sheet for an item while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet, isPresented: item.isPresent(), title: nil, onDismiss: onDismiss,
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) }))
  }

  /// Shows a view over the whole screen while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .fullScreenCover, isPresented: isPresented, title: nil, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  /// Shows a view over the whole screen for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .fullScreenCover, isPresented: item.isPresent(), title: nil, onDismiss: onDismiss,
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) }))
  }

  /// Shows a view beside this one while a binding is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover, isPresented: isPresented, title: nil, content: { AnyView(content()) }))
  }

  /// Shows a view for an item beside this one while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover, isPresented: item.isPresent(), title: nil,
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) }))
  }

  /// Sets how high a sheet may be.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets how high a sheet may be, and reads how high it is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// Shows or hides the handle of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Rounds the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Fills what lies behind a sheet's content.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Keeps a sheet from being pulled down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// Where the arrow of a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public struct RectSource: Sendable {
    /// The whole view.
    public static let bounds = RectSource(rectangle: nil)

    let rectangle: CGRect?

    /// A part of the view, in points.
    public static func rect(_ rectangle: CGRect) -> RectSource { RectSource(rectangle: rectangle) }
  }

  /// An area.
  case rect(RectSource)
  /// A point, as a fraction of the view.
  case point(UnitPoint)
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}
