/// Says that there is nothing to show, and why.
public nonisolated struct ContentUnavailableView<
  Label: View, Description: View, Actions: View
>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, a description and what can be done.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The symbol above the title, both bold; the description below; all in the middle.
  ///
  /// The sizes are a choice of Islet.
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, an image of the project and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Makes a view of a title, a symbol and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view of a title, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// Says that a search found nothing.
  public static var search: Self {
    Self {
      SwiftUI.Label("No Results" as LocalizedStringKey, systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }

  /// Says that a search for some words found nothing.
  public static func search(text: String) -> Self {
    Self {
      SwiftUI.Label(
        "No Results for “\(text)”" as LocalizedStringKey, systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }
}

/// A large symbol in grey above a bold title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
