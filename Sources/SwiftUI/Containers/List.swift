/// Rows below each other.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  private init(rows content: Content) { self.content = content }

  /// The rows with lines between them, from the top.
  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 0) { RowsView(content: content) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .appOnly("List")
  }
}

/// Makes rows of the views of a list or a form.
struct RowsView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content

  /// Rows are at least 44 points high with 16 at the sides, as UIKit's.
  func makeNodes(in context: ViewContext) -> [Node] {
    var inner = context.child("rows")
    inner.environment.isInRows = true
    let rows = inner.nodes(of: content)
    return rows.enumerated().flatMap { index, node in
      let row = VStack(spacing: 0) {
        if index > 0 { Divider() }
        NodesView(nodes: [node])
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .padding(.horizontal, 16)
      }
      return context.child(index).nodes(of: row)
    }
  }
}

extension EnvironmentValues {
  private enum IsInRowsKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a view is a row of a list or a form.
  var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of any views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Makes a list with a row for each identifiable element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, told apart by the value at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each identifiable element.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list in which one row can be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }

  /// Makes a list in which several rows can be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content())
  }

  /// Makes a list with a row for each identifiable element, in which one can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Rows of controls.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of any views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 0) { RowsView(content: content) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .appOnly("Form")
  }
}
