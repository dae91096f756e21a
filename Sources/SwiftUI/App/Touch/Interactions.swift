import Drawing

/// The controls of an app's window in the order in which they were drawn.
@MainActor
final class Interactions {
  /// A control with what it tells a reader.
  struct Drawn {
    let element: Element
    let control: InteractiveNode
  }

  private(set) var drawn: [Drawn] = []

  /// Forgets the picture before.
  func beginDrawing() { drawn.removeAll(keepingCapacity: true) }

  func add(_ control: InteractiveNode, element: Element) {
    drawn.append(Drawn(element: element, control: control))
  }
}

extension EnvironmentValues {
  private enum InteractionsKey: EnvironmentKey { static var defaultValue: Interactions? { nil } }
  private enum DialogDismissKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// Where controls are written down while an app's window is drawn.
  var interactions: Interactions? {
    get { self[InteractionsKey.self] }
    set { self[InteractionsKey.self] = newValue }
  }

  /// Closes the alert or dialog around the view, whose buttons all do so.
  var dialogDismiss: (() -> Void)? {
    get { self[DialogDismissKey.self] }
    set { self[DialogDismissKey.self] = newValue }
  }
}
