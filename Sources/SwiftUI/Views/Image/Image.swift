import Drawing
import Foundation

/// A picture of an asset catalogue, or a symbol.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case named(String, variableValue: Double?)
    case symbol(String, variableValue: Double?)
    /// A picture that is at hand already, with its pixels a point.
    case reference(ImageReference, scale: CGFloat)
  }

  /// How an image takes a size that is not its own.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// What the image shows, and how.
  struct Storage: Equatable, Sendable {
    let source: Source
    /// What a screen reader says; nil says the name.
    var label: Text?
    /// Hidden from screen readers.
    var isDecorative = false
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// How a symbol of UIKit's looks, whatever the font around it; nil for all others.
    var configuration: UIImage.SymbolConfiguration?
    /// The colour of a template that brings its own; nil takes that of the view.
    var tint: Color?
  }

  private var storage: Boxed<Storage>

  var look: Storage {
    get { storage.value }
    set { storage.value = newValue }
  }

  init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
    storage = Boxed(Storage(source: source, label: label, isDecorative: isDecorative))
  }

  /// Makes an image of an asset catalogue. An unknown name draws nothing, as on a device.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, variableValue: nil))
  }

  /// Makes an image of an asset catalogue, with words for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, variableValue: nil), label: label)
  }

  /// Makes an image of an asset catalogue that screen readers leave out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, variableValue: nil), isDecorative: true)
  }

  /// Makes an image of an asset catalogue; the value from 0 to 1 is for symbols that show one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, variableValue: variableValue))
  }

  /// Makes an image of an asset catalogue with a value and words for screen readers.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, variableValue: variableValue), label: label)
  }

  /// Makes an image of an asset catalogue with a value that screen readers leave out.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, variableValue: variableValue), isDecorative: true)
  }

  /// Makes a symbol.
  public init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil))
  }

  /// Makes a symbol that shows a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue))
  }

  /// Makes an image of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, variableValue: nil))
  }

  /// Makes an image of a picture that is at hand.
  ///
  /// - Parameter scale: Pixels a point.
  package init(_ reference: ImageReference, scale: CGFloat) {
    self.init(source: .reference(reference, scale: scale))
  }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    let services = context.graph.services
    var context = context
    if let tint = look.tint { context.environment.setForeground([AnyShapeStyle(tint)]) }
    switch look.source {
    case .symbol(let name, let value):
      return [
        SymbolNode(
          name: name, variableValue: value, image: self, library: services.symbols,
          environment: context.environment)
      ]
    case .named(let name, _):
      return [
        PictureNode(
          image: self, name: name,
          file: services.resources.image(named: name, in: context.environment),
          services: services, environment: context.environment)
      ]
    case .reference(let reference, let scale):
      return [
        PictureNode(
          image: self, name: nil,
          file: Resources.ImageFile(reference: reference, scale: scale, isTemplate: nil),
          services: services, environment: context.environment)
      ]
    }
  }
}
