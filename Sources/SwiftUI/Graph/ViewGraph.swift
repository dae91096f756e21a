import Drawing

/// What all parts of one tree of views share: the engines that measure text and pictures, the
/// state of the views, and how to find their properties.
@MainActor
package final class ViewGraph {
  package let services: RenderingServices
  package let properties = DynamicPropertyInstaller()
  let inputs = InputComparison()
  /// Whether bodies are kept from one evaluation to the next, as in an app.
  let keepsBodies: Bool
  /// What fingers and keys are at, in an app.
  let interactions = Interactions()
  package let states = StateStore()
  package let lifecycle = Lifecycle()
  package let remarks: Remarks

  package init(
    services: RenderingServices, remarks: Remarks = Remarks(), keepsBodies: Bool = false
  ) {
    self.services = services
    self.remarks = remarks
    self.keepsBodies = keepsBodies
  }
}

/// What measures texts, symbols and images. One of each serves a whole process.
@MainActor
package final class RenderingServices {
  package let text: TextEngine
  package let symbols: SymbolLibrary
  package let images: ImageStore
  package let resources: Resources

  package init(
    text: TextEngine, symbols: SymbolLibrary, images: ImageStore, resources: Resources = Resources()
  ) {
    self.text = text
    self.symbols = symbols
    self.images = images
    self.resources = resources
  }
}
