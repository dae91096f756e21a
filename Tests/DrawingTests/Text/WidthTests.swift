import Drawing
import Foundation
import Testing

/// A text that SwiftUI drew at 3×, and how many pixels its ink was wide.
private struct Reading: CustomStringConvertible {
  var style: String
  var font: FontSpec
  var text: String
  var pixels: Double

  var description: String { "\(style): \(text)" }

  init(_ style: Style, _ text: String, _ pixels: Double, weight: Int? = nil, mono: Bool = false) {
    self.style = style.rawValue
    font = style.font(weight: weight, isMono: mono)
    self.text = text
    self.pixels = pixels
  }

  /// Semibold in the rounded design.
  init(rounded size: CGFloat, _ text: String, _ pixels: Double) {
    self.init(size: size, text, pixels)
    style = "rounded \(size)"
    font.design = .rounded
    font.weight = 600
  }

  init(size: CGFloat, _ text: String, _ pixels: Double) {
    style = "system \(size)"
    font = FontSpec(size: size)
    self.text = text
    self.pixels = pixels
  }
}

private let readings: [Reading] = [
  Reading(.caption2, "Pasta", 81),
  Reading(.caption2, "the channel.", 189),
  Reading(.caption2, "Washing cycle", 223),
  Reading(.caption2, "The dew point is 18°", 318),
  Reading(.caption2, "Your order has been received.", 465),
  Reading(.caption2, "Direct messages are using the shared key for", 706),
  Reading(.caption2, "25:00", 88, mono: true),
  Reading(.caption, "Good", 86),
  Reading(.caption, "Moderate", 157),
  Reading(.caption, "HUMIDITY", 171),
  Reading(.caption, "Hazardous", 177),
  Reading(.caption, "Very Unhealthy", 255),
  Reading(.caption, "Unhealthy for Sensitive Groups", 520),
  Reading(.caption, "Laundry", 140, weight: 600),
  Reading(.caption, "40%", 79, weight: 600, mono: true),
  Reading(.footnote, "2:20:13", 139, mono: true),
  Reading(.footnote, "40%", 85, weight: 600, mono: true),
  Reading(.subheadline, "Shared Key", 236, weight: 500),
  Reading(.subheadline, "Public Key Mismatch", 429, weight: 500),
  Reading(.subheadline, "Public Key Encryption", 451, weight: 500),
  Reading(.callout, "Good", 112),
  Reading(.callout, "Excellent", 190),
  Reading(.callout, "Lightly Polluted", 328),
  Reading(.callout, "Heavily Polluted", 341),
  Reading(.callout, "Severely Polluted", 370),
  Reading(.callout, "Extremely Polluted", 398),
  Reading(.callout, "Moderately Polluted", 428),
  Reading(.body, "#123", 110),
  Reading(.body, "WIND", 128),
  Reading(.body, "Gusts 15 mph", 308),
  Reading(.body, "Washing cycle", 325),
  Reading(.body, "Charging paused", 382),
  Reading(.headline, "20%", 108),
  Reading(.headline, "40%", 110, mono: true),
  Reading(.title3, "Indoor Air Quality (IAQ)", 595),
  Reading(.title3, "Laundry", 220, weight: 600),
  Reading(.title3, "25:00", 157, weight: 500, mono: true),
  Reading(.title2, ".pill", 88),
  Reading(.title2, ".text", 114),
  Reading(.title2, ".gauge", 187),
  Reading(.title2, ".gradient", 244),
  Reading(.title, "Order received", 523),
  Reading(.largeTitle, "65%", 198),
  Reading(size: 35, "12 mph", 321),
]

@Suite("Widths of texts")
struct WidthTests {
  @Test("18.11: Ink is within 3 % of what SwiftUI drew", arguments: readings)
  private func inkIsNearToMeasuredInk(_ reading: Reading) throws {
    #expect(abs(try error(of: reading)) <= 0.03)
  }

  /// Pairs gauge-aqi-light and wd-calendar-medium-dark. No free face has SF Rounded's digits.
  private static let rounded: [Reading] = [
    Reading(rounded: 17, "6", 28), Reading(rounded: 17, "51", 47), Reading(rounded: 17, "101", 80),
    Reading(rounded: 17, "201", 79), Reading(rounded: 17, "351", 79),
    Reading(rounded: 17, "401", 82), Reading(rounded: 17, "500", 92),
    Reading(rounded: 30, "18", 95),
  ]

  @Test("Numbers of the rounded design are within 12 % of what SwiftUI drew", arguments: rounded)
  private func roundedInkIsNearToMeasuredInk(_ reading: Reading) throws {
    #expect(abs(try error(of: reading)) <= 0.12)
  }

  private func error(of reading: Reading) throws -> Double {
    let studio = Studio()
    let layout = studio.engine.layout(request(reading.text, reading.font))
    let list = DisplayList(
      size: CGSize(width: layout.size.width + 8, height: layout.size.height),
      items: layout.items(x: 4))
    let columns = try #require(try studio.renderer.bitmap(list, scale: 3).inkedColumns)
    return Double(columns.count) / reading.pixels - 1
  }
}
