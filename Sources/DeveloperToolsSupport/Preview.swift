/// A preview that a source file declares. Apple's interface.
///
/// SwiftUI and WidgetKit add the initializers; each keeps what it needs to draw the preview.
public struct Preview {
  /// The name that the source gives it.
  package let name: String?
  package let source: any PreviewSource

  package init(name: String?, source: any PreviewSource) {
    self.name = name
    self.source = source
  }

  /// Marks traits of previews of views. Apple's interface.
  public struct ViewTraits: Sendable {}
}

/// What a kind of preview is made of.
package protocol PreviewSource {}
