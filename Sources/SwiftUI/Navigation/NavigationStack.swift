/// Pages of which the topmost is shown.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  private init(root: Root, path: Binding<[AnyHashable]>?) {
    self.root = root
    self.path = path
  }

  @MainActor public var body: some View { NavigationPages(root: root, path: path) }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its pages itself.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  /// Makes a stack whose pages are values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: path.derived(get: \.values, set: { $0.values = $1 }))
  }
}

extension NavigationStack {
  /// Makes a stack whose pages are values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: path.derived(
        get: { $0.map { AnyHashable($0) } },
        set: { $0 = Data($1.compactMap { $0.base as? Data.Element }) }))
  }
}

/// The pages of a navigation stack with a bar over the topmost.
struct NavigationPages<Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  @State private var own: [NavigationEntry] = []

  private var entries: [NavigationEntry] {
    (path?.wrappedValue ?? []).map(NavigationEntry.value) + own
  }

  var body: some View {
    let entries = entries
    let (path, own) = (path, $own)
    let navigator = Navigator(
      push: { entry in
        if let path, case .value(let value) = entry {
          path.wrappedValue.append(value)
        } else {
          own.wrappedValue.append(entry)
        }
      },
      pop: {
        if !own.wrappedValue.isEmpty {
          own.wrappedValue.removeLast()
        } else if let path, !path.wrappedValue.isEmpty {
          path.wrappedValue.removeLast()
        }
      })
    NavigationPage(root: root, entries: entries, navigator: navigator)
      .appOnly("NavigationStack")
  }
}

/// Makes the topmost page. The pages below are made as well, since they declare destinations and
/// keep their state.
private struct NavigationPage<Root: View>: View, PrimitiveView {
  typealias Body = Never

  let root: Root
  let entries: [NavigationEntry]
  let navigator: Navigator

  func makeNodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.environment.navigator = navigator
    var page = inner.child("root").node(of: root)
    var destinations = page.preference(NavigationDestinationsKey.self) ?? []
    for (depth, entry) in entries.enumerated() {
      guard let view = view(for: entry, destinations) else { continue }
      var next = inner.child("page").child(depth)
      next.environment.presentedDismiss = DismissAction(action: navigator.pop)
      page = next.node(of: view)
      destinations += page.preference(NavigationDestinationsKey.self) ?? []
    }
    let bar = NavigationBar(
      title: page.preference(NavigationTitleKey.self) ?? nil,
      items: page.preference(ToolbarItemsKey.self) ?? [],
      back: entries.isEmpty ? nil : navigator.pop)
    let top = page
    return context.child("bar").nodes(
      of: VStack(spacing: 0) {
        bar
        NodesView(nodes: [top]).frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }

  private func view(
    for entry: NavigationEntry, _ destinations: [NavigationDestination]
  ) -> AnyView? {
    switch entry {
    case .view(let view): return view
    case .value(let value): return destinations.lazy.compactMap { $0.makeView(value) }.first
    }
  }
}

/// The bar over a page: back, title, items.
private struct NavigationBar: View {
  let title: Text?
  let items: [ToolbarEntry]
  let back: (() -> Void)?

  var body: some View {
    if title != nil || back != nil || !items.isEmpty {
      HStack {
        if let back {
          Button {
            back()
          } label: {
            Image(systemName: "chevron.left")
          }
        }
        ForEach(items.filter(\.placement.isLeading), id: \.identity) { $0.content }
        Spacer()
        title?.font(.headline)
        Spacer()
        ForEach(items.filter { !$0.placement.isLeading }, id: \.identity) { $0.content }
      }
      .padding(.horizontal)
      .frame(minHeight: 44)
    }
  }
}

/// Pages of which the topmost is shown, in its older form.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack of pages.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationPages(root: content, path: nil) }
}

/// Two or three columns; a phone shows the first as a stack of pages.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  /// Makes three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  /// Makes two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  @MainActor public var body: some View { NavigationPages(root: sidebar, path: nil) }
}
