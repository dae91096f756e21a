/// Closes what the view is presented in: a sheet, or a page of a navigation stack.
public struct DismissAction {
  let action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }

  /// Closes the presentation.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// How a view is presented.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  private let dismissAction: DismissAction

  init(isPresented: Bool, dismiss: DismissAction) {
    self.isPresented = isPresented
    dismissAction = dismiss
  }

  /// Closes the presentation.
  @MainActor @preconcurrency public mutating func dismiss() {
    isPresented = false
    dismissAction()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }

  var presentedDismiss: DismissAction? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Closes what the view is presented in; it does nothing in a view that is not presented.
  public var dismiss: DismissAction { presentedDismiss ?? DismissAction {} }

  /// Whether the view is presented.
  public var isPresented: Bool { presentedDismiss != nil }

  /// How the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, dismiss: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
