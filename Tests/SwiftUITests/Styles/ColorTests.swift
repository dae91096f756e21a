import Drawing
import Foundation
import Testing

@testable import SwiftUI

struct ColorTests {
  static let light = EnvironmentValues()
  static var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  @Test("A component that is not a number counts as zero, also in the words for the colour")
  func notANumber() {
    let odd = Color(red: .nan, green: 1, blue: .infinity, opacity: 1)
    #expect(odd.rgba(in: Self.light) == RGBA(red: 0, green: 1, blue: 0))
    #expect(odd.description == "#00FF00FF")
    #expect(Color(hue: .nan, saturation: 1, brightness: 1).rgba(in: Self.light).alpha == 1)
    #expect(Color.red.opacity(.nan).description == "0% red")
  }

  @Test(
    "Named colours have the palette of iOS 16 to 18 in both appearances",
    arguments: [
      (Color.red, RGBA(255, 59, 48), RGBA(255, 69, 58)),
      (.orange, RGBA(255, 149, 0), RGBA(255, 159, 10)),
      (.yellow, RGBA(255, 204, 0), RGBA(255, 214, 10)),
      (.green, RGBA(52, 199, 89), RGBA(48, 209, 88)),
      (.mint, RGBA(0, 199, 190), RGBA(99, 230, 226)),
      (.teal, RGBA(48, 176, 199), RGBA(64, 200, 224)),
      (.cyan, RGBA(50, 173, 230), RGBA(100, 210, 255)),
      (.blue, RGBA(0, 122, 255), RGBA(10, 132, 255)),
      (.indigo, RGBA(88, 86, 214), RGBA(94, 92, 230)),
      (.purple, RGBA(175, 82, 222), RGBA(191, 90, 242)),
      (.pink, RGBA(255, 45, 85), RGBA(255, 55, 95)),
      (.brown, RGBA(162, 132, 94), RGBA(172, 142, 104)),
      (.gray, RGBA(142, 142, 147), RGBA(142, 142, 147)),
      (.primary, .black, .white),
      (.secondary, RGBA(60, 60, 67, alpha: 0.6), RGBA(235, 235, 245, alpha: 0.6)),
      (.white, .white, .white),
      (.black, .black, .black),
      (.clear, .clear, .clear),
      (.accentColor, RGBA(0, 122, 255), RGBA(10, 132, 255)),
    ])
  func palette(color: Color, light: RGBA, dark: RGBA) {
    #expect(color.rgba(in: Self.light) == light)
    #expect(color.rgba(in: Self.dark) == dark)
  }

  @Test(
    "Hue, saturation and brightness give the colours of the wheel",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (0.5, 1, 1, [0, 1, 1]), (1, 1, 1, [1, 0, 0]), (0.25, 0.5, 0.8, [0.6, 0.8, 0.4]),
      (0.7, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(Double, Double, Double, [Double])])
  func hue(hue: Double, saturation: Double, brightness: Double, expected: [Double]) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness).rgba(in: Self.light)
    for (component, value) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(component - value) < 1e-9)
    }
    #expect(color.alpha == 1)
  }

  @Test func opacitiesMultiply() {
    let color = Color.red.opacity(0.5).opacity(0.5).rgba(in: Self.light)
    #expect(color == RGBA(255, 59, 48, alpha: 0.25))
  }

  @Test func linearComponentsGetTheGammaOfSRGB() {
    // 0.5 is above the straight part: 1.055 × 0.5^(1/2.4) − 0.055 = 0.735357.
    let grey = Color(.sRGBLinear, white: 0.5).rgba(in: Self.light)
    #expect(abs(grey.red - 0.735357) < 1e-6)
    // 0.002 is on the straight part: 0.002 × 12.92.
    #expect(abs(Color(.sRGBLinear, white: 0.002).rgba(in: Self.light).blue - 0.02584) < 1e-9)
  }

  @Test func theRedOfDisplayP3LiesOutsideOfSRGB() {
    // Published conversion of P3 red: 1.0930, −0.2267, −0.1501.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: Self.light)
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
    let white = Color(.displayP3, red: 1, green: 1, blue: 1).rgba(in: Self.light)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  @Test func colorsAreMixedInTheSpaceOfTheScreenOrForTheEye() {
    let device = Color.black.mix(with: .white, by: 0.25, in: .device).rgba(in: Self.light)
    #expect(device == RGBA(red: 0.25, green: 0.25, blue: 0.25))
    // Half way from black to white is lightness 0.5 in Oklab: linear 0.125, that is 0.38857.
    let perceptual = Color.black.mix(with: .white, by: 0.5).rgba(in: Self.light)
    #expect(abs(perceptual.green - 0.38857) < 1e-3)
    #expect(Color.red.mix(with: .blue, by: 0, in: .device).rgba(in: Self.light).green == 59.0 / 255)
  }

  @Test func aColorResolvesToItsComponents() {
    let resolved = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: Self.light)
    #expect(abs(resolved.green - 0.5) < 1e-6)
    #expect(abs(resolved.linearGreen - 0.21404) < 1e-4)
    #expect(resolved.opacity == 0.25)
    #expect(Color(resolved).resolve(in: Self.dark) == resolved)
  }

  @Test func theAccentColorIsTheTintWhereThatIsAColor() {
    var values = Self.light
    values.tintLayer = StyleLayer([Color.green], outer: nil)
    #expect(Color.accentColor.rgba(in: values) == RGBA(52, 199, 89))
  }

  @Test func equalColorsAreEqual() {
    #expect(Color.red == Color.red)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0))
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }
}
