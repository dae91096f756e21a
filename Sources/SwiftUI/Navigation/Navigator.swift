/// Which pages lie on a navigation stack, and how they are changed.
struct Navigator {
  /// Shows a page on top.
  var push: (NavigationEntry) -> Void
  /// Takes the topmost page away.
  var pop: () -> Void
}

/// A page that was pushed: a view of its own, or a value for which a destination was declared.
enum NavigationEntry {
  case view(AnyView)
  case value(AnyHashable)
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  /// The navigation stack around the view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// A destination for values of a type.
struct NavigationDestination {
  var makeView: (AnyHashable) -> AnyView?
}

struct NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: [NavigationDestination] { [] }

  static func reduce(
    value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]
  ) {
    value += nextValue()
  }
}

/// The title of a page; the innermost view that sets one wins.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// What lies on a navigation stack, as a value.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Makes an empty path.
  public init() { values = [] }

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages.
  public var count: Int { values.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Shows a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes topmost pages away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
