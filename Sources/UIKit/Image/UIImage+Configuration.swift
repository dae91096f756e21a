import Drawing
import Foundation

extension UIImage {
  /// What a picture is chosen for. Apple's interface.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol looks. Apple's interface.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package var pointSize: CGFloat?
    package var weight: SymbolWeight?
    package var scale: SymbolScale?
    package var colors: [UIColor] = []
    package var isHierarchical = false
    package var isMulticolor = false

    private convenience init(_ change: (SymbolConfiguration) -> Void) {
      self.init()
      change(self)
    }

    /// A symbol as it is by itself.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// - Parameter pointSize: The size of the text beside which the symbol stands, in points.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
      }
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }

    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: UIFont(textStyle.spec)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont(textStyle.spec), scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = SymbolWeight(number: font.spec.weight)
      }
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = SymbolWeight(number: font.spec.weight)
        $0.scale = scale
      }
    }

    /// Layers in the opacities of a hierarchy.
    public convenience init(hierarchicalColor: UIColor) {
      self.init {
        $0.colors = [hierarchicalColor]
        $0.isHierarchical = true
      }
    }

    /// A colour for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }

    /// The symbol's own colours.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration { $0.isMulticolor = true }
    }

    /// One colour.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    /// This configuration with all that another one says.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration {
        $0.pointSize = otherConfiguration.pointSize ?? pointSize
        $0.weight = otherConfiguration.weight ?? weight
        $0.scale = otherConfiguration.scale ?? scale
        let colours = otherConfiguration.colors.isEmpty ? self : otherConfiguration
        $0.colors = colours.colors
        $0.isHierarchical = colours.isHierarchical
        $0.isMulticolor = otherConfiguration.isMulticolor || isMulticolor
      }
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        && other.colors == colors && other.isHierarchical == isHierarchical
        && other.isMulticolor == isMulticolor
    }

    open override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }

    /// What is asked of the symbols' font; 17 points if nothing is said.
    func request(for name: String) -> SymbolRequest {
      SymbolRequest(
        name: name, pointSize: pointSize ?? 17, weight: weight?.number ?? 400,
        imageScale: scale?.request ?? .medium)
    }

    /// The colours of the layers.
    package func mode(primary: Paint, traits: UITraitCollection) -> SymbolDrawing.Mode {
      if isMulticolor { return .multicolor(primary) }
      guard let first = colors.first else { return .monochrome(primary) }
      if isHierarchical { return .hierarchical(.color(first.rgba(with: traits))) }
      return .palette(colors.map { .color($0.rgba(with: traits)) })
    }
  }

  /// How heavy the strokes of a symbol are. Apple's interface.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// In the numbers of OpenType; nil where it is not specified.
    package var number: Int? { self == .unspecified ? nil : rawValue * 100 }

    init?(number: Int) { self.init(rawValue: number / 100) }

    /// The weight of a font.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// How large a symbol is beside a text. Apple's interface.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    package var request: SymbolRequest.ImageScale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  /// Makes a symbol; nil for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Makes a symbol that shows a value from 0 to 1; nil for an unknown name.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Makes a symbol; nil for an unknown name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, .unspecified)
  }

  /// Makes a picture of an asset catalogue; nil for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Makes a symbol; nil for an unknown name.
  convenience init?(symbol name: String, _ configuration: SymbolConfiguration) {
    let drawing = SymbolLibrary.ofProcess().drawing(for: configuration.request(for: name))
    guard drawing.suggestions == nil else { return nil }
    self.init(
      .symbol(name), size: drawing.size, scale: UITraitCollection.current.displayScale,
      tint: configuration.colors.first, configuration: configuration)
  }

  /// The same symbol in another configuration; a picture stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name) = source, let wanted = configuration as? SymbolConfiguration
    else { return self }
    let changed = UIImage(symbol: name, wanted) ?? self
    return renderingMode == .automatic ? changed : changed.withRenderingMode(renderingMode)
  }

  /// The same symbol with all that a configuration says; a picture stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(self.configuration.applying(configuration))
  }

  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? configuration : nil }
}

extension SymbolLibrary {
  /// The symbols of this process, for pictures that are made outside of drawing.
  package static func ofProcess() -> SymbolLibrary {
    let text = TextEngine(fonts: FontLibrary(applicationFonts: []))
    let directory = SymbolDirectory.find(
      environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executablePath,
      workingDirectory: FileManager.default.currentDirectoryPath)
    return SymbolLibrary(directory: directory, text: text)
  }
}
