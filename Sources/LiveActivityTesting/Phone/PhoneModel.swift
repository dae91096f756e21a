import ActivityModel

/// An iPhone as a shop sells it: its screen, its Dynamic Island or its lack of one.
public struct PhoneModel: Hashable, Sendable {
  let device: Device

  /// The phone of a name: `iPhone 16 Pro`, `16 pro`, `iPhone17,1`. Nil when Islet knows none;
  /// `all` lists those that it knows.
  public init?(_ name: String) {
    guard let device = Device.named(name), device.kind == .phone else { return nil }
    self.device = device
  }

  private init(_ device: Device) {
    self.device = device
  }

  /// iPhone 16, the phone of a test that asks for none. A choice of Islet.
  public static let standard = PhoneModel(Device.standard)

  /// A phone with a notch, so without a Dynamic Island: alerts come as banners.
  public static let withoutIsland = PhoneModel("iPhone 14") ?? .standard

  /// Every phone that Islet knows.
  public static let all = Device.phones.map { PhoneModel($0) }

  /// `iPhone 16 Pro`.
  public var name: String { device.name }

  /// Whether the phone has a Dynamic Island.
  public var hasIsland: Bool { device.island != nil }
}

extension PhoneModel: CustomStringConvertible {
  public var description: String { name }
}
