import Foundation

/// The devices that Islet knows: iPhones here, newest screens last, others in files of their own.
///
/// Widths of the Lock Screen card and of the expanded island are the numbers of the Human Interface
/// Guidelines (371 and 408). Where a measurement of a public screenshot differs it is named beside
/// the row. Screens and identifiers are taken from public tables that agree with each other.
extension Device {
  /// Every device, in the order in which lists print them.
  package static let all: [Device] = phones + pads + watches + carDisplays + [mac]

  /// Every phone.
  package static let phones: [Device] = DeviceFamily.phones.flatMap { $0.devices }

  /// The phone that is drawn when nobody asks for one: iPhone 16.
  ///
  /// A choice of Islet. Its screen is one of the two that the guidelines list themselves, and the
  /// screen for which the guideline's numbers and the measured ones agree (371 against 370.33).
  package static let standard = DeviceFamily.screen393.device(named: "iPhone 16")
}

/// Phones, or tablets, that look alike to a Live Activity.
struct DeviceFamily {
  /// Name and model identifier of each phone.
  var models: [(name: String, identifier: String?)]
  /// What they share; its name is not used.
  var shape: Device

  var devices: [Device] { models.map { device(named: $0.name) } }

  func device(named name: String) -> Device {
    var device = shape
    device.name = name
    device.hasAlwaysOnDisplay = Self.alwaysOnModels.contains(name)
    return device
  }

  /// 393 × 852, island measured on iPhone 14 Pro with iOS 16: idle at x 134, y 11.33, 125 wide;
  /// expanded 370.33 wide with margins of 16 and 20.33.
  static let screen393 = DeviceFamily(
    models: [
      ("iPhone 14 Pro", "iPhone15,2"), ("iPhone 15", "iPhone15,4"),
      ("iPhone 15 Pro", "iPhone16,1"), ("iPhone 16", "iPhone17,3"),
    ],
    shape: .withIsland(
      screen: CGSize(width: 393, height: 852), cornerRadius: 55, safeAreaTop: 59,
      cameraOrigin: CGPoint(x: 134, y: 11.33), islandClass: .a, margins: (16, 20.33)))

  /// 430 × 932. The guidelines list its sizes; the margins are those of the 393 wide screen, which
  /// came with the same system (a choice of Islet).
  static let screen430 = DeviceFamily(
    models: [
      ("iPhone 14 Pro Max", "iPhone15,3"), ("iPhone 15 Plus", "iPhone15,5"),
      ("iPhone 15 Pro Max", "iPhone16,2"), ("iPhone 16 Plus", "iPhone17,4"),
    ],
    shape: .withIsland(
      screen: CGSize(width: 430, height: 932), cornerRadius: 55, safeAreaTop: 59,
      cameraOrigin: CGPoint(x: 152.33, y: 11.33), islandClass: .b, margins: (16, 20.33)))

  /// 402 × 874. Measured with iOS 18: idle at x 138.33, y 14; margins of 18 on all sides; expanded
  /// island and Lock Screen card 374 wide, where the guidelines say 371.
  static let screen402 = DeviceFamily(
    models: [
      ("iPhone 16 Pro", "iPhone17,1"), ("iPhone 17", "iPhone18,3"),
      ("iPhone 17 Pro", "iPhone18,1"),
    ],
    shape: .withIsland(
      screen: CGSize(width: 402, height: 874), cornerRadius: 62, safeAreaTop: 62,
      cameraOrigin: CGPoint(x: 138.33, y: 14), islandClass: .a, margins: (18, 18)))

  /// 440 × 956. Nothing measured; equal margins to the screen would give a width of 412, the
  /// guidelines say 408.
  static let screen440 = DeviceFamily(
    models: [("iPhone 16 Pro Max", "iPhone17,2"), ("iPhone 17 Pro Max", "iPhone18,2")],
    shape: .withIsland(
      screen: CGSize(width: 440, height: 956), cornerRadius: 62, safeAreaTop: 62,
      cameraOrigin: CGPoint(x: 157.33, y: 14), islandClass: .b, margins: (18, 18)))

  /// 420 × 912. Safe area, place of the island and corner radius come from one weak source each.
  static let screen420 = DeviceFamily(
    models: [("iPhone Air", "iPhone18,4")],
    shape: .withIsland(
      screen: CGSize(width: 420, height: 912), cornerRadius: 62, safeAreaTop: 68,
      cameraOrigin: CGPoint(x: 147.33, y: 20), islandClass: .b, margins: (18, 18)))

  /// 390 × 844 with a notch. No source lists a Lock Screen width for notch phones: the card keeps
  /// 11 points to each side of the screen, as on the two screens that the guidelines list (a choice
  /// of Islet).
  static let notch390 = DeviceFamily(
    models: [
      ("iPhone 12", nil), ("iPhone 12 Pro", nil), ("iPhone 13", nil), ("iPhone 13 Pro", nil),
      ("iPhone 14", nil), ("iPhone 16e", "iPhone17,5"), ("iPhone 17e", "iPhone18,5"),
    ],
    shape: .withoutIsland(
      screen: CGSize(width: 390, height: 844), cornerRadius: thirds(47.33), safeAreaTop: 47))

  static let notch428 = DeviceFamily(
    models: [("iPhone 12 Pro Max", nil), ("iPhone 13 Pro Max", nil), ("iPhone 14 Plus", nil)],
    shape: .withoutIsland(
      screen: CGSize(width: 428, height: 926), cornerRadius: thirds(53.33), safeAreaTop: 47))

  static let notch375 = DeviceFamily(
    models: [("iPhone X", nil), ("iPhone XS", nil), ("iPhone 11 Pro", nil)],
    shape: .withoutIsland(
      screen: CGSize(width: 375, height: 812), cornerRadius: 39, safeAreaTop: 44))

  static let mini = DeviceFamily(
    models: [("iPhone 12 mini", nil), ("iPhone 13 mini", nil)],
    shape: .withoutIsland(
      screen: CGSize(width: 375, height: 812), cornerRadius: 44, safeAreaTop: 50))

  static let homeButton = DeviceFamily(
    models: [("iPhone SE (2nd generation)", nil), ("iPhone SE (3rd generation)", nil)],
    shape: .withoutIsland(
      screen: CGSize(width: 375, height: 667), scale: 2, cornerRadius: 0, safeAreaTop: 20))

  /// Phones whose display stays on while they are locked, by Apple's technical specifications.
  static let alwaysOnModels: Set<String> = [
    "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16 Pro",
    "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air",
  ]

  static let phones = [
    screen393, screen430, screen402, screen440, screen420, notch390, notch428,
    notch375, mini, homeButton,
  ]
}

/// Sources print pixels as hundredths of a point: 11.33 means 34 pixels at scale 3.
func thirds(_ points: CGFloat) -> CGFloat { (points * 3).rounded() / 3 }

/// The two classes of islands in the Human Interface Guidelines.
enum IslandClass {
  /// Listed for 393 × 852.
  case a
  /// Listed for 430 × 932.
  case b

  var compactHalfLimit: CGFloat { thirds(self == .a ? 52.33 : 62.33) }
  var expandedWidth: CGFloat { self == .a ? 371 : 408 }
}

extension Device {
  fileprivate static func withIsland(
    screen: CGSize, cornerRadius: CGFloat, safeAreaTop: CGFloat, cameraOrigin: CGPoint,
    islandClass: IslandClass, margins: (vertical: CGFloat, side: CGFloat)
  ) -> Device {
    Device(
      name: "", screen: screen, displayCornerRadius: cornerRadius, safeAreaTop: safeAreaTop,
      island: Island(islandClass, cameraOrigin: cameraOrigin, margins: margins),
      lockScreenWidth: islandClass.expandedWidth)
  }

  fileprivate static func withoutIsland(
    screen: CGSize, scale: CGFloat = 3, cornerRadius: CGFloat, safeAreaTop: CGFloat
  ) -> Device {
    Device(
      name: "", screen: screen, scale: scale, displayCornerRadius: cornerRadius,
      safeAreaTop: safeAreaTop, island: nil, lockScreenWidth: screen.width - 22)
  }
}

extension Device.Island {
  /// The camera area of every island: the compact width less both halves (guidelines).
  private static let cameraSize = CGSize(width: thirds(125.33), height: thirds(36.67))

  /// The island of the 393 wide screens, whose sizes also those presentations take that are made of
  /// the island's views and shown by a device without one: a choice of Islet.
  package static let standard = Device.Island(
    .a, cameraOrigin: CGPoint(x: 134, y: 11.33), margins: (16, 20.33))

  fileprivate init(
    _ islandClass: IslandClass, cameraOrigin: CGPoint,
    margins: (vertical: CGFloat, side: CGFloat)
  ) {
    self.init(
      camera: CGRect(
        origin: CGPoint(x: thirds(cameraOrigin.x), y: thirds(cameraOrigin.y)),
        size: Self.cameraSize),
      compactHalfLimit: islandClass.compactHalfLimit, expandedWidth: islandClass.expandedWidth,
      expandedVerticalMargin: thirds(margins.vertical), expandedSideMargin: thirds(margins.side))
  }
}
