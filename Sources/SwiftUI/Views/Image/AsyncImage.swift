import Drawing

/// How far the loading of an image has come. Apple's interface.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  /// The image is there.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image that is loaded from an address. Apple's interface.
///
/// A Live Activity is drawn at once and never waits, so that a phone shows what is shown before
/// anything is loaded (Apple's developer forums). A file of this machine is not loaded either.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: (AsyncImagePhase) -> Content
  private let url: URL?

  /// Makes an image of any look.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Makes an image; until it is loaded, a grey rectangle stands in its place.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image.AsyncPlaceholder {
    self.init(url: url, scale: scale) { _ in Image.AsyncPlaceholder() }
  }

  /// Makes an image with a view that is shown until it is loaded.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  @MainActor public var body: some View {
    content(.empty).appOnly("AsyncImage", content: url?.absoluteString)
  }
}

extension Image {
  /// What stands in the place of an image until it is loaded: grey, as large as is proposed.
  public struct AsyncPlaceholder: View {
    nonisolated init() {}

    public var body: some View { Color(white: 0.5, opacity: 0.3) }
  }
}
