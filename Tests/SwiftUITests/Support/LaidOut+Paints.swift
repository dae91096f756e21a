import Drawing

@testable import SwiftUI

extension LaidOut {
  /// The paints of fills and strokes in the order of drawing.
  var paints: [Paint] {
    leaves.compactMap { item in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      default: nil
      }
    }
  }

  /// The outlines of fills and strokes in the order of drawing.
  var outlines: [Outline] {
    leaves.compactMap { item in
      switch item {
      case .fill(let outline, _, _), .stroke(let outline, _, _): outline
      default: nil
      }
    }
  }

  /// The effects of groups, the outermost first.
  var effects: [GroupEffect] {
    func effects(_ items: [DisplayItem]) -> [GroupEffect] {
      items.flatMap { item -> [GroupEffect] in
        switch item {
        case .element(_, let inner): effects(inner)
        case .group(let effect, let inner): [effect] + effects(inner)
        default: []
        }
      }
    }
    return effects(items)
  }
}

extension EnvironmentValues {
  static var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }
}
