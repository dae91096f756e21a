import Drawing
import Testing

@testable import UIKit

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "The colours that do not adapt have the components that UIKit documents",
    arguments: [
      (UIColor.red, RGBA(red: 1, green: 0, blue: 0)),
      (.orange, RGBA(red: 1, green: 0.5, blue: 0)),
      (.brown, RGBA(red: 0.6, green: 0.4, blue: 0.2)),
      (.purple, RGBA(red: 0.5, green: 0, blue: 0.5)),
      (.darkGray, RGBA(red: 1 / 3, green: 1 / 3, blue: 1 / 3)),
      (.lightText, RGBA(red: 1, green: 1, blue: 1, alpha: 0.6)),
      (.clear, RGBA(red: 0, green: 0, blue: 0, alpha: 0)),
    ])
  func fixedColors(color: UIColor, components: RGBA) {
    #expect(color.rgba(with: light) == components)
    #expect(color.rgba(with: dark) == components)
  }

  @Test("A colour of the system has a light and a dark value")
  func adaptiveColors() {
    #expect(UIColor.systemBlue.rgba(with: light) == RGBA(0, 122, 255))
    #expect(UIColor.systemBlue.rgba(with: dark) == RGBA(10, 132, 255))
    #expect(UIColor.systemBackground.rgba(with: light) == .white)
    #expect(UIColor.systemBackground.rgba(with: dark) == .black)
  }

  @Test("A dynamic colour is chosen for its surroundings, also below an opacity")
  func dynamicColor() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.rgba(with: light) == .black)
    #expect(color.rgba(with: dark) == .white)
    #expect(
      color.withAlphaComponent(0.25).rgba(with: dark)
        == RGBA(red: 1, green: 1, blue: 1, alpha: 0.25))
    #expect(color.resolvedColor(with: dark) == .white)
  }

  @Test("An opacity replaces the one that the colour has")
  func alphaReplaces() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.8)
    #expect(color.rgba(with: light).alpha == 0.8)
  }

  @Test("Components, hue and shade can be read")
  func reading() {
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 0.8])

    var (hue, saturation, brightness) = (CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(hue - 2.0 / 3) < 1e-9)
    #expect([saturation, brightness] == [1, 1])

    var white = CGFloat(9)
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("Hue, saturation and brightness survive the way through red, green and blue")
  func hueRoundTrip() {
    for hue in [0.0, 0.125, 0.4, 0.75, 0.95] {
      let parts = RGBA(hue: hue, saturation: 0.5, brightness: 0.75).hsb
      #expect(abs(parts.hue - hue) < 1e-9)
      #expect(abs(parts.saturation - 0.5) < 1e-9)
      #expect(abs(parts.brightness - 0.75) < 1e-9)
    }
  }

  @Test("A name that the catalogue lacks makes no colour and no image")
  func unknownNames() {
    #expect(UIColor(named: "not in any catalogue") == nil)
    #expect(UIImage(named: "not in any catalogue") == nil)
  }

  @Test("Equal colours are equal objects")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.systemRed != .red)
    #expect(Set([UIColor.systemRed, .systemRed, .red]).count == 2)
  }

  @Test("A grey of Core Graphics has two components, others have four")
  func coreGraphicsComponents() {
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }
}
