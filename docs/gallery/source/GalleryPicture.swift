import Drawing
import Foundation
import SwiftUI

/// Draws entries in light and dark appearance, side by side.
@MainActor
package struct GalleryPicture {
  /// The size of one half, in points.
  static let half = CGSize(width: 160, height: 76)
  private static let margin: CGFloat = 5

  private let services: RenderingServices

  package init(services: RenderingServices) { self.services = services }

  /// The items of a view in one appearance, in a half at the origin.
  package func items(of view: AnyView, isDark: Bool) -> [DisplayItem] {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    environment.displayScale = 2
    // 9:41 on 1 June 2026 in UTC, the clock of all of Islet's pictures.
    environment.now = Date(timeIntervalSince1970: 1_780_306_860)
    let node = ViewContext(graph: ViewGraph(services: services), environment: environment)
      .node(of: view)
    let proposal = ProposedViewSize(
      width: Self.half.width - 2 * Self.margin, height: Self.half.height - 2 * Self.margin)
    let size = node.sizeThatFits(proposal)
    node.place(
      at: CGPoint(
        x: ((Self.half.width - size.width) / 2).rounded(),
        y: ((Self.half.height - size.height) / 2).rounded()), proposal: proposal)
    var items: [DisplayItem] = []
    node.draw(into: &items)
    return items
  }

  /// Both appearances, the light one first.
  package func list(of view: AnyView) -> DisplayList {
    let halves = [false, true].map { isDark -> DisplayItem in
      let frame = CGRect(origin: .zero, size: Self.half)
      let ground = SystemColor.background.rgba(dark: isDark)
      let content: [DisplayItem] = [
        .group(
          .clip(.rectangle(frame), .nonZero),
          [.fill(.rectangle(frame), .color(ground), .nonZero)] + items(of: view, isDark: isDark))
      ]
      return .group(.transform(.translation(x: isDark ? Self.half.width : 0, y: 0)), content)
    }
    return DisplayList(
      size: CGSize(width: 2 * Self.half.width, height: Self.half.height), items: halves)
  }
}
