/// What is shown in the bars of a page.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// What the content is made of.
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body; Islet never asks for it.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }
}

/// Content that says itself which items it has.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent {
  func entries(in identity: ViewIdentity) -> [ToolbarEntry]
}

/// An item in a bar.
struct ToolbarEntry {
  var identity: ViewIdentity
  var placement: ToolbarItemPlacement
  var content: AnyView
}

struct ToolbarItemsKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

extension ToolbarContent {
  func allEntries(in identity: ViewIdentity) -> [ToolbarEntry] {
    if let primitive = self as? any PrimitiveToolbarContent {
      return primitive.entries(in: identity)
    }
    return body.allEntries(in: identity.appending("body"))
  }
}
