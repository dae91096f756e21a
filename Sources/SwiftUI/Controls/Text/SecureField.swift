/// A control for a text that nobody else may read.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  private init(_ text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  @MainActor public var body: some View {
    TextFieldBody(text: text, prompt: prompt, label: label, kind: "SecureField", isSecret: true)
  }
}

extension SecureField {
  /// Makes a field with any label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text, prompt: prompt, label: Text(title))
  }
}

/// A control for a longer text.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Makes a control for a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    let text = text.wrappedValue
    // 5 and 8 points around the text, as UIKit's text view has.
    Text(verbatim: text).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .appOnly("TextEditor", content: text)
  }
}
