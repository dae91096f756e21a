import Foundation

/// Tells the body of a filled drawing from what is cut out of it.
enum ContourLayers {
  /// A drawing whose inner contours run the other way is split: the body as the second level, the
  /// holes as the first, seen only when they have a colour of their own.
  static func split(_ layers: [SymbolDrawing.Layer]) -> [SymbolDrawing.Layer] {
    guard layers.count == 1, let outline = layers.first?.outline else { return layers }
    let contours = outline.contours
    guard let largest = contours.max(by: { abs($0.signedArea) < abs($1.signedArea) }) else {
      return []
    }
    let isBodyPositive = largest.signedArea > 0
    let holes = contours.filter { ($0.signedArea > 0) != isBodyPositive }
    guard !holes.isEmpty, contours.count > holes.count else {
      return [SymbolDrawing.Layer(outline: outline)]
    }
    let cutOut = Outline(holes.flatMap(\.elements))
    return [
      SymbolDrawing.Layer(outline: outline, role: .level(1), hierarchicalOpacity: 1),
      SymbolDrawing.Layer(outline: cutOut, role: .level(0), isHiddenInMonochrome: true),
    ]
  }

  /// Everything a monochrome drawing shows, as one outline.
  static func merged(_ layers: [SymbolDrawing.Layer]) -> Outline {
    Outline(
      layers.filter { !$0.isHiddenInMonochrome && $0.role != .knockout }
        .flatMap(\.outline.elements))
  }
}

extension Outline {
  /// The closed curves it consists of.
  var contours: [Outline] {
    var contours: [Outline] = []
    for element in elements {
      if case .move = element { contours.append(Outline()) }
      guard !contours.isEmpty else { continue }
      contours[contours.count - 1].elements.append(element)
    }
    return contours
  }

  /// The area between the end points of its elements; the sign tells which way it runs.
  var signedArea: CGFloat {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        points.append(point)
      case .close: break
      }
    }
    guard let first = points.first else { return 0 }
    return zip(points, points.dropFirst() + [first]).reduce(0) { sum, pair in
      sum + (pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
    }
  }

  /// Moved so that the middle of its extent is the origin.
  var centeredInk: Outline {
    guard let bounds = bounds else { return self }
    return applying(.translation(x: -bounds.midX, y: -bounds.midY))
  }
}
