/// What typing does in a field.
struct TextEntry {
  let text: Binding<String>
  /// How the user's code follows the focus; nil when it does not.
  let focus: Focus?
  /// What is done when the person has finished the field, outermost first.
  let submit: [() -> Void]
}
