extension View {
  /// Sets the appearance of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for an appearance. A Live Activity has no window to ask, so only the view itself changes,
  /// as a preview's does; nil asks for nothing.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { values in
      if let colorScheme { values.colorScheme = colorScheme }
    }
  }
}
