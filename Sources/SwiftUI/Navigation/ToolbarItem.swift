/// One item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor func entries(in identity: ViewIdentity) -> [ToolbarEntry] {
    [ToolbarEntry(identity: identity, placement: placement, content: AnyView(content))]
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes several items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor func entries(in identity: ViewIdentity) -> [ToolbarEntry] {
    [ToolbarEntry(identity: identity, placement: placement, content: AnyView(content))]
  }
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  let isLeading: Bool

  private init(_ name: String, isLeading: Bool = false) {
    self.name = name
    self.isLeading = isLeading
  }

  public static let automatic = ToolbarItemPlacement("automatic")
  public static let principal = ToolbarItemPlacement("principal")
  public static let navigation = ToolbarItemPlacement("navigation", isLeading: true)
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  public static let status = ToolbarItemPlacement("status")
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(
    "cancellationAction", isLeading: true)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  public static let keyboard = ToolbarItemPlacement("keyboard")
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", isLeading: true)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(
    "navigationBarLeading", isLeading: true)
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
}
