/// A control for a line of text.
public nonisolated struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  private init(_ text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  @MainActor public var body: some View {
    TextFieldBody(text: text, prompt: prompt, label: label, kind: "TextField")
  }
}

/// What a field for text looks like: the text, or the prompt in grey.
struct TextFieldBody<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let kind: String
  var isSecret = false
  @Environment(\.textFieldHasBorder) private var hasBorder
  @Environment(\.focus) private var focus
  @Environment(\.submitActions) private var submitActions

  var body: some View {
    let shown = text.wrappedValue
    let field = content(shown).frame(maxWidth: .infinity, alignment: .leading)
    let focus = focus
    let entry = TextEntry(text: text, focus: focus, submit: submitActions)
    if hasBorder {
      // 7 points at the sides and above: a choice of Islet.
      field.padding(7)
        .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.gray.opacity(0.3), lineWidth: 1))
        .appOnly(
          kind, content: isSecret ? nil : shown, action: { focus?.take() }, entry: entry)
    } else {
      field.appOnly(
        kind, content: isSecret ? nil : shown, action: { focus?.take() }, entry: entry)
    }
  }

  @ViewBuilder private func content(_ shown: String) -> some View {
    if !shown.isEmpty {
      Text(verbatim: isSecret ? String(repeating: "•", count: shown.count) : shown)
    } else if let prompt {
      prompt.foregroundStyle(.tertiary)
    } else {
      label.foregroundStyle(.tertiary)
    }
  }
}

extension TextField {
  /// Makes a field with any label.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt, label: label())
  }

  /// Makes a field for a value that a format reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(Self.text(of: value, format), prompt: prompt, label: label())
  }

  private static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  private static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title that can grow.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// Makes a field with a title that can grow.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Makes a field with a title and a prompt that can grow.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title and a prompt that can grow.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Makes a field for a value that a format reads and writes.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(of: value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field for a value that a format reads and writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(of: value, format), prompt: prompt, label: Text(title))
  }

  /// Makes a field for a value that a format reads and writes, and that may be missing.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(of: value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field for a value that a format reads and writes, and that may be missing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(of: value, format), prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, label: Text(title))
  }
}
