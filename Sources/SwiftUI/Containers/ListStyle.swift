/// How lists look. Islet draws all styles alike.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// How forms look. Islet draws all styles alike.
@MainActor
@preconcurrency
public protocol FormStyle {}

/// The style `automatic`.
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style `automatic`.
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `plain`.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style `plain`.
  @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `grouped`.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style `grouped`.
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `inset`.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style `inset`.
  @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `insetGrouped`.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style `insetGrouped`.
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle {
    InsetGroupedListStyle()
  }
}

/// The style `sidebar`.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style `sidebar`.
  @MainActor @preconcurrency public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style `automatic`.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style `automatic`.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle {
    AutomaticFormStyle()
  }
}

/// The style `grouped`.
public nonisolated struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style `grouped`.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style `columns`.
public nonisolated struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style `columns`.
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets how forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Sets the distances inside a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Puts a view behind a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Shows or hides the lines at a row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Colours the lines at a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Shows or hides the lines at a section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the distance between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Says that a person cannot delete a row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Says that a person cannot move a row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Adds actions behind a row.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Shows a number or a text at the end of a row.
  public nonisolated func badge(_ count: Int) -> some View { self }

  /// Shows a text at the end of a row.
  public nonisolated func badge(_ label: Text?) -> some View { self }

  /// Shows a text at the end of a row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Runs a task when a person pulls the content down.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
}
