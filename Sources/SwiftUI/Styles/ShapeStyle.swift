import Drawing

/// A colour, gradient or pattern that fills a shape or a text.
///
/// A style of one's own resolves to another style; the styles of this module know their paint.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// The styles of this module know their paint; Islet never asks for another style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not stand for another style.")
  }
}

/// A style that knows its paint.
package protocol PrimitiveShapeStyle: ShapeStyle {
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension EnvironmentValues {
  /// The paints of any style in this environment.
  package func resolve<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
    if let primitive = style as? any PrimitiveShapeStyle {
      return primitive.resolvedStyle(in: self)
    }
    return resolve(style.resolve(in: self))
  }

  /// The paint of any style.
  ///
  /// - Parameter bounds: The area that gradients are fitted to, in points of the presentation.
  package func paint<S: ShapeStyle>(of style: S, in bounds: CGRect) -> Paint {
    resolve(style).paint(in: bounds)
  }
}
