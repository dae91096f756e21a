import Drawing
import Foundation

@testable import SwiftUI

/// A view that is kept alive as an app keeps it, and can be tapped.
@MainActor
final class Hosted {
  let host: ViewHost
  private(set) var elements: [Element] = []

  init(_ view: some View, width: CGFloat = 300, height: CGFloat = 300) {
    var environment = EnvironmentValues()
    environment.isInApp = true
    host = ViewHost(
      graph: ViewGraph(services: .shared), environment: environment, view: AnyView(view))
    size = CGSize(width: width, height: height)
    update()
  }

  private let size: CGSize

  func update() { elements = Self.collect(host.update(size: size).items) }

  private static func collect(_ items: [DisplayItem]) -> [Element] {
    items.flatMap { item -> [Element] in
      switch item {
      case .element(let element, let inner): [element] + collect(inner)
      case .group(_, let inner): collect(inner)
      default: []
      }
    }
  }

  /// The words of all texts in the order of drawing.
  var texts: [String] { elements.filter { $0.kind == "Text" }.compactMap(\.content) }

  /// Taps the middle of the text with these words, if something there can be tapped, and draws
  /// again.
  @discardableResult
  func tap(_ words: String) -> Bool {
    guard let frame = elements.first(where: { $0.kind == "Text" && $0.content == words })?.frame,
      case .tap(let action)? = host.root?.hitTest(CGPoint(x: frame.midX, y: frame.midY))?
        .interaction
    else { return false }
    action()
    update()
    return true
  }
}
