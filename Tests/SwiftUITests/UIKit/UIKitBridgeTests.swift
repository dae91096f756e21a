import Drawing
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct UIKitBridgeTests {
  private func values(dark: Bool) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = dark ? .dark : .light
    return values
  }

  @Test("A colour of UIKit follows the appearance of its view")
  func adaptiveColors() {
    let ground = Color(uiColor: .systemBackground)
    #expect(ground.rgba(in: values(dark: false)) == .white)
    #expect(ground.rgba(in: values(dark: true)) == .black)
    let dynamic = Color(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue })
    #expect(dynamic.rgba(in: values(dark: false)) == RGBA(red: 0, green: 0, blue: 1))
    #expect(dynamic.rgba(in: values(dark: true)) == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test("The short form finds UIKit's names")
  func implicitMembers() {
    #expect(Color(.systemGray6).rgba(in: values(dark: true)) == RGBA(28, 28, 30))
    #expect(Color(.label) == .primary)
    #expect(Color(.white) == .white)
    #expect(Color(.secondaryLabel).rgba(in: values(dark: false)).alpha == 0.6)
  }

  @Test("A colour of SwiftUI comes back from UIKit as it was")
  func roundTrip() {
    for color in [Color.red, .primary, .white, Color(red: 0.1, green: 0.2, blue: 0.3)] {
      #expect(Color(uiColor: UIColor(color)) == color)
    }
    let mixed = UIColor(Color.black.opacity(0.5))
    #expect(
      mixed.rgba(with: .phone(style: .light)) == RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("Only a fixed colour has components of Core Graphics")
  func coreGraphics() {
    #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.red.cgColor == nil)
    #expect(Color.white.opacity(0.5).cgColor?.alpha == 0.5)
  }

  @Test("A font of UIKit keeps its size and can be changed")
  func fonts() {
    let font = Font(UIFont.systemFont(ofSize: 15, weight: .semibold))
    #expect(font.resolved(for: .accessibility5) == FontSpec(size: 15, weight: 600))
    #expect(font.italic().resolved(for: .large) == FontSpec(size: 15, weight: 600, isItalic: true))
  }

  @Test("A picture of UIKit has its size in points and takes a tint")
  func images() throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>"#.utf8)
    let picture = try #require(UIImage(data: svg, scale: 2))
    #expect(
      LaidOut(Image(uiImage: picture), width: 50, height: 50).size == CGSize(width: 4, height: 3))
    let tinted = Image(
      uiImage: picture.withTintColor(.red, renderingMode: .alwaysOriginal))
    let placements = LaidOut(tinted, width: 50, height: 50).leaves.compactMap {
      if case .image(let placement) = $0 { placement } else { nil }
    }
    #expect(placements.map(\.template) == [.color(RGBA(red: 1, green: 0, blue: 0))])
  }

  @Test("A picture without content draws nothing and takes no space")
  func emptyImage() {
    let drawn = LaidOut(Image(uiImage: UIImage()), width: 50, height: 50)
    #expect(drawn.size == .zero)
    #expect(drawn.leaves.isEmpty)
  }
}
