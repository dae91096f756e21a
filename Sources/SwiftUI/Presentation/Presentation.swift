/// Something that lies over the rest of the user interface.
///
/// Views hand it to the window as a preference; the window shows it.
struct Presentation {
  enum Kind: String {
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
    case menu
  }

  var kind: Kind
  var identity: ViewIdentity
  var title: Text?
  var content: AnyView
  var environment: EnvironmentValues
  var dismiss: () -> Void
}

struct PresentationsKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// Hands a presentation to the window while it is to be shown.
nonisolated struct PresentationModifier: PrimitiveModifier {
  typealias Body = Never

  let kind: Presentation.Kind
  let isPresented: Binding<Bool>
  let title: Text?
  let onDismiss: (() -> Void)?
  let content: () -> AnyView

  init(
    kind: Presentation.Kind, isPresented: Binding<Bool>, title: Text?,
    onDismiss: (() -> Void)? = nil, content: @escaping () -> AnyView
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.onDismiss = onDismiss
    self.content = content
  }

  @MainActor func makeNodes(
    in context: ViewContext, content makeContent: (ViewContext) -> [Node]
  ) -> [Node] {
    let nodes = makeContent(context.child("content"))
    guard isPresented.wrappedValue, let first = nodes.first else { return nodes }
    let (isPresented, onDismiss) = (isPresented, onDismiss)
    let dismiss = {
      isPresented.wrappedValue = false
      onDismiss?()
    }
    var environment = context.environment
    environment.presentedDismiss = DismissAction(action: dismiss)
    let presentation = Presentation(
      kind: kind, identity: context.identity.appending("presentation"), title: title,
      content: content(), environment: environment, dismiss: dismiss)
    let presenting = PresentingNode(presentation, content: first)
    return [presenting] + nodes.dropFirst()
  }
}

/// A node that presents something.
private final class PresentingNode: Node {
  let presentation: Presentation

  init(_ presentation: Presentation, content: Node) {
    self.presentation = presentation
    super.init(environment: content.environment, children: [content])
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == PresentationsKey.self else { return super.preference(key) }
    let inner = super.preference(PresentationsKey.self) ?? []
    return (inner + [presentation]) as? K.Value
  }
}

extension Binding {
  /// Whether an optional has a value; false takes it away.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue != nil }, set: { if !$0 { base.wrappedValue = nil } })
  }
}
