import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LabelTests {
  private var label: some View {
    Label {
      Text("Title")
    } icon: {
      Box(.fixed(20), .fixed(20), name: "icon")
    }
  }

  @Test func `The title stands 8 points beside the icon on its baseline`() throws {
    let laidOut = LaidOut(label)
    let title = try #require(laidOut["Title"])
    let icon = try #require(laidOut["icon"])
    #expect(icon == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(title.minX == 28)
    // The box stands on the baseline, 49 pixels below the top of body text.
    #expect(title.minY.isNear(11.0 / 3))
  }

  @Test func `Styles show both parts or one of them`() {
    #expect(LaidOut(label.labelStyle(.titleAndIcon)).elements.map(\.content) == ["icon", "Title"])
    #expect(LaidOut(label.labelStyle(.titleOnly)).elements.map(\.content) == ["Title"])
    #expect(LaidOut(label.labelStyle(.iconOnly)).elements.map(\.content) == ["icon"])
    #expect(LaidOut(label.labelStyle(.automatic)).elements.count == 2)
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Label(configuration)
        configuration.title
      }
    }
  }

  @Test func `A style of one's own may fall back on the style outside of it`() {
    #expect(
      LaidOut(label.labelStyle(Stacked())).elements.map(\.content) == ["icon", "Title", "Title"])
    #expect(
      LaidOut(label.labelStyle(Stacked()).labelStyle(.iconOnly)).elements.map(\.content)
        == ["icon", "Title"])
  }

  @Test func `The gap and the least width of icons can be set`() {
    let laidOut = LaidOut(label.labelIconToTitleSpacing(3).labelReservedIconWidth(30))
    #expect(laidOut["Title"]?.minX == 33)
    #expect(laidOut["icon"]?.minX == 5)
  }

  @Test func `A symbol and its title stand on one baseline`() {
    let laidOut = LaidOut(Label("Title", systemImage: "star.fill"))
    #expect(laidOut.elements.map(\.kind) == ["Image", "Text"])
    let (symbol, title) = (laidOut.elements[0].frame, laidOut.elements[1].frame)
    #expect((title.minX - symbol.maxX).isNear(8, within: 0.34))
    // A symbol's box reaches about as far above the middle of the capitals as below it.
    let middle = title.minY + 49.0 / 3 - 0.70459 * 17 / 2
    #expect((symbol.midY - middle).isNear(0, within: 1))
  }
}
