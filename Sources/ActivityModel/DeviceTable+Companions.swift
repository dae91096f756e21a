import Foundation

/// The screens beside an iPhone on which its activities are seen.
extension Device {
  /// Apple Watch by the size of its case. The guidelines list the cards of 40, 41, 44, 45 and 49
  /// mm; those of 42 and 46 mm are worked out from their neighbours by the width of the screen, a
  /// choice of Islet.
  package static let watches: [Device] = [
    watch(40, screen: (162, 197), card: (152, 69.5)),
    watch(41, screen: (176, 215), card: (165, 72.5)),
    watch(42, screen: (187, 223), card: (175.5, 77.5)),
    watch(44, screen: (184, 224), card: (173, 76.5)),
    watch(45, screen: (198, 242), card: (184, 80.5)),
    watch(46, screen: (208, 248), card: (194, 82)),
    watch(49, screen: (205, 251), card: (191, 81.5)),
  ]

  /// The watch of a person of whom nothing else is known: 45 mm, a choice of Islet.
  package static let standardWatch = watches.first { $0.name.contains("45") } ?? watches[0]

  /// The dashboard of CarPlay with the three sizes of a tile that the guidelines list.
  package static let carDisplays: [Device] = [
    carDisplay(tile: (240, 78)), carDisplay(tile: (240, 100)), carDisplay(tile: (170, 78)),
  ]

  /// The first tile of the guidelines.
  package static let standardCarDisplay = carDisplays[0]

  /// A Mac beside the standard phone.
  package static let mac = mac(withSizesOf: DeviceFamily.screen393.device(named: "iPhone 16"))

  /// A Mac that shows the activities of a phone in the phone's sizes (guidelines). The sizes of a
  /// phone without an island are those of the standard phone; the screen and the height of the
  /// menu bar are those of a laptop with a camera housing, a choice of Islet.
  static func mac(withSizesOf phone: Device) -> Device {
    let island = phone.island ?? .standard
    return Device(
      name: "Mac", kind: .mac, screen: CGSize(width: 1512, height: 982), scale: 2,
      displayCornerRadius: 10, safeAreaTop: 32, island: island,
      lockScreenWidth: island.expandedWidth)
  }

  /// Radii of screen and card are choices of Islet.
  private static func watch(
    _ millimetres: Int, screen: (CGFloat, CGFloat), card: (CGFloat, CGFloat)
  ) -> Device {
    Device(
      name: "Apple Watch \(millimetres) mm", kind: .watch,
      screen: CGSize(width: screen.0, height: screen.1), scale: 2,
      displayCornerRadius: (screen.0 * 0.19).rounded(), safeAreaTop: 28, island: nil,
      lockScreenWidth: card.0, lockScreenHeights: card.1...card.1, lockScreenCornerRadius: 20)
  }

  /// The display is the guidelines' standard one, 800 × 480 pixels, at a scale of 2, a choice of
  /// Islet, as is the radius of the tile.
  private static func carDisplay(tile: (CGFloat, CGFloat)) -> Device {
    Device(
      name: "CarPlay \(Int(tile.0)) × \(Int(tile.1))", kind: .carDisplay,
      screen: CGSize(width: 400, height: 240), scale: 2, displayCornerRadius: 0, safeAreaTop: 0,
      island: nil, lockScreenWidth: tile.0, lockScreenHeights: tile.1...tile.1,
      lockScreenCornerRadius: 16)
  }
}
