/// Questions over the whole screen.
extension View {
  private nonisolated func dialog(
    _ kind: Presentation.Kind, _ title: Text, _ isPresented: Binding<Bool>,
    content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier(kind: kind, isPresented: isPresented, title: title, content: content))
  }

  /// Shows an alert with a title.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) { AnyView(actions()) }
  }

  /// Shows an alert with a title and a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Shows an alert about a value.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Shows an alert about a value, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }

  /// Shows an alert with a title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { AnyView(actions()) }
  }

  /// Shows an alert with a title and a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Shows an alert about a value.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Shows an alert about a value, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }

  /// Shows an alert with a title.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, title, isPresented) { AnyView(actions()) }
  }

  /// Shows an alert with a title and a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(.alert, title, isPresented) {
      AnyView(
        VStack {
          message()
          actions()
        })
    }
  }

  /// Shows an alert about a value.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, title, isPresented) { AnyView(data.map { actions($0) }) }
  }

  /// Shows an alert about a value, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, title, isPresented) {
      AnyView(
        VStack {
          data.map { message($0) }
          data.map { actions($0) }
        })
    }
  }

  /// Shows an alert about an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented) {
      AnyView(actions())
    }
  }

  /// Shows an alert while a binding is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return dialog(.alert, alert?.title ?? Text(verbatim: ""), isPresented) {
      AnyView(alert?.body(isPresented))
    }
  }

  /// Shows an alert for an item while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = item.isPresent()
    return dialog(.alert, alert?.title ?? Text(verbatim: ""), isPresented) {
      AnyView(alert?.body(isPresented))
    }
  }
}
