/// Questions from the edge of the screen.
extension View {
  private nonisolated func dialog(
    _ title: Text, _ isPresented: Binding<Bool>, content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .confirmationDialog, isPresented: isPresented, title: title, content: content))
  }

  /// Asks a question with a title.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented) { AnyView(actions()) }
  }

  /// Asks a question with a title and a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Asks a question about a value.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Asks a question about a value, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }

  /// Asks a question with a title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(title), isPresented) { AnyView(actions()) }
  }

  /// Asks a question with a title and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(title), isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Asks a question about a value.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Asks a question about a value, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }

  /// Asks a question with a title.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(title, isPresented) { AnyView(actions()) }
  }

  /// Asks a question with a title and a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(title, isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Asks a question about a value.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(title, isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Asks a question about a value, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(title, isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }
}
