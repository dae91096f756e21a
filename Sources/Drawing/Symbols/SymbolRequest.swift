import Foundation

/// An SF Symbol to be drawn for a font.
package struct SymbolRequest: Hashable, Sendable {
  package enum ImageScale: String, Sendable { case small, medium, large }

  package var name: String
  /// The point size of the font beside it.
  package var pointSize: CGFloat
  /// 100 to 900.
  package var weight: Int
  package var imageScale: ImageScale
  /// 0 to 1 for symbols with a variable value.
  package var variableValue: Double?

  package init(
    name: String, pointSize: CGFloat, weight: Int = 400, imageScale: ImageScale = .medium,
    variableValue: Double? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.imageScale = imageScale
    self.variableValue = variableValue
  }
}

/// A symbol ready to be drawn. Lengths are points; the origin is the top left of its layout box.
package struct SymbolDrawing: Equatable, Sendable {
  /// A part of a symbol that can have a colour of its own.
  package struct Layer: Equatable, Sendable {
    package enum Role: Equatable, Sendable {
      /// First, second, third colour of a palette; opacity 1, 0.5, 0.25 when hierarchical.
      case level(Int)
      /// A part that is cut out of the layers below.
      case knockout
    }

    package var outline: Outline
    package var rule: FillRule
    package var role: Role
    /// Its colour in multicolour mode, where the symbol has one.
    package var ownColor: RGBA?
    /// 0 to 1, below 1 where a variable value has not reached the layer.
    package var opacity: Double
    /// Its opacity in hierarchical mode.
    package var hierarchicalOpacity: Double
    /// Not drawn in monochrome mode: what is cut out there and coloured in the other modes.
    package var isHiddenInMonochrome: Bool

    /// - Parameter hierarchicalOpacity: nil takes 1, 0.5 or 0.25 by the level.
    package init(
      outline: Outline, rule: FillRule = .nonZero, role: Role = .level(0), ownColor: RGBA? = nil,
      opacity: Double = 1, hierarchicalOpacity: Double? = nil, isHiddenInMonochrome: Bool = false
    ) {
      self.outline = outline
      self.rule = rule
      self.role = role
      self.ownColor = ownColor
      self.opacity = opacity
      self.isHiddenInMonochrome = isHiddenInMonochrome
      if let hierarchicalOpacity {
        self.hierarchicalOpacity = hierarchicalOpacity
      } else if case .level(let level) = role {
        self.hierarchicalOpacity = pow(0.5, Double(min(max(level, 0), 2)))
      } else {
        self.hierarchicalOpacity = 1
      }
    }
  }

  package var size: CGSize
  /// How far the baseline of the font lies below the top of the box.
  package var baseline: CGFloat
  package var layers: [Layer]
  /// Names near to an unknown one; nil when the symbol is known.
  package var suggestions: [String]?

  package init(size: CGSize, baseline: CGFloat, layers: [Layer], suggestions: [String]? = nil) {
    self.size = size
    self.baseline = baseline
    self.layers = layers
    self.suggestions = suggestions
  }
}
