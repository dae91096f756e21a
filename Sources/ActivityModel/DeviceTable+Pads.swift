import Foundation

extension Device {
  /// Every iPad.
  package static let pads: [Device] = DeviceFamily.pads.flatMap { $0.devices }
}

/// The iPads. The guidelines list a card of 500 points for 1366 × 1024 and one of 425 for
/// 1194 × 834, 1012 × 834 (taken for the 1112 × 834 of the 10.5-inch screen, a choice of Islet),
/// 1080 × 810 and 1024 × 768. The screens that they leave out take the width of the listed one that is nearest: a
/// choice of Islet. Corners are rounded by 18 points where there is no home button (public tables).
extension DeviceFamily {
  static let pads = [
    pad("iPad 9.7-inch", 768, 1024, hasHomeButton: true),
    pad("iPad 10.2-inch", 810, 1080, hasHomeButton: true),
    pad("iPad Pro 10.5-inch", 834, 1112, hasHomeButton: true),
    pad("iPad Pro 11-inch", 834, 1194),
    pad("iPad Pro 12.9-inch", 1024, 1366, card: 500),
    // Not listed.
    pad("iPad mini 8.3-inch", 744, 1133),
    pad("iPad (A16)", 820, 1180),
    pad("iPad Air 11-inch", 820, 1180),
    pad("iPad Air 13-inch", 1024, 1366, card: 500),
    pad("iPad Pro 11-inch (M4)", 834, 1210),
    pad("iPad Pro 13-inch (M4)", 1032, 1376, card: 500),
  ]

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, card: CGFloat = 425,
    hasHomeButton: Bool = false
  ) -> DeviceFamily {
    DeviceFamily(
      models: [(name, nil)],
      shape: Device(
        name: "", kind: .pad, screen: CGSize(width: width, height: height), scale: 2,
        displayCornerRadius: hasHomeButton ? 0 : 18, safeAreaTop: hasHomeButton ? 20 : 24,
        island: nil, lockScreenWidth: card))
  }
}
