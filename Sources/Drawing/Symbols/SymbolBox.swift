import Foundation

/// The layout boxes of symbols, in em of the font beside them.
///
/// Source: readings from pictures that SwiftUI drew, regular weight, medium scale, within 0.02.
enum SymbolBox {
  struct Entry: Equatable {
    var height: CGFloat
    var ink: CGSize
  }

  /// What a box adds to the ink above, below and at each side.
  static let margin: CGFloat = 0.08

  /// The box of a symbol that is not known, a square.
  static let unknown: CGFloat = 1.16

  /// Names are without `fill`.
  ///
  /// Of `gearshape` only the ink was measured, 18.0 points at 17; its box, that ink and the margin,
  /// is a choice.
  static let table: [String: Entry] = [
    "star": entry(1.19, 1.10, 1.05),
    "house": entry(1.18, 1.17, 1.03),
    "location": entry(1.14, 0.94, 0.92),
    "lock": entry(1.11, 0.67, 0.96),
    "lock.open": entry(1.11, 1.01, 0.96),
    "map": entry(1.14, 1.02, 0.97),
    "mappin.and.ellipse": entry(1.32, 0.92, 1.08),
    "eye.slash": entry(1.23, 1.33, 0.89),
    "speaker.slash": entry(1.21, 0.92, 0.94),
    "battery.0": entry(0.82, 1.45, 0.67),
    "battery.25": entry(0.82, 1.45, 0.67),
    "battery.50": entry(0.82, 1.45, 0.67),
    "battery.75": entry(0.82, 1.45, 0.67),
    "battery.100": entry(0.82, 1.45, 0.67),
    "battery.100.bolt": entry(1.04, 1.44, 0.67),
    "powerplug": entry(0.93, 1.23, 0.76),
    "key.slash": entry(1.36, 0.96, 1.21),
    "shield.checkered": entry(1.17, 0.82, 0.99),
    "gearshape": entry(1.22, 1.06, 1.06),
    "hand.tap": entry(1.29, 0.93, 1.10),
    "wifi.router": entry(1.09, 1.39, 0.94),
    "sensor": entry(1.02, 1.19, 0.85),
    "network": entry(1.17, 1.00, 1.00),
    "flipphone": entry(1.18, 0.68, 1.00),
    "cloud.sun.rain": entry(1.53, 1.42, 1.38),
    "dog": entry(1.30, 1.36, 1.14),
    "signpost.right.and.left": entry(1.27, 0.96, 1.11),
    "cable.connector.horizontal": entry(0.50, 1.21, 0.35),
  ]

  private static func entry(_ height: CGFloat, _ width: CGFloat, _ ink: CGFloat) -> Entry {
    Entry(height: height, ink: CGSize(width: width, height: ink))
  }
}
