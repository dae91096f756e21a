import DeveloperToolsSupport

extension Preview {
  /// A preview of a view. Apple's interface.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, source: ViewPreviewSource(body: body))
  }
}

/// What a preview of a view is made of.
package struct ViewPreviewSource: PreviewSource {
  package let body: @MainActor () -> any View
}
