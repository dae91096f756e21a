/// What a keyboard does while a text is written. A picture shows none.
extension View {
  /// Sets the kind of keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what kind of text is written.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters become capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}
