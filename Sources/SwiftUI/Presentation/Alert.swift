/// An alert as a value.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that gives something up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// A button that gives something up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  func body(_ isPresented: Binding<Bool>) -> AlertBody {
    AlertBody(alert: self, isPresented: isPresented)
  }
}

/// The message and the buttons of an alert.
nonisolated struct AlertBody: View {
  let alert: Alert
  let isPresented: Binding<Bool>

  @MainActor var body: some View {
    VStack {
      alert.message
      ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
        Button(role: button.role) {
          isPresented.wrappedValue = false
          button.action()
        } label: {
          button.label
        }
      }
    }
  }
}
