import Foundation

/// What a phone says of itself. Islet is a phone that is neither hot nor short of power.
extension ProcessInfo {
  /// How hot the phone is. Apple's interface.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether an app for iOS runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was made for iOS and runs on a Mac.
  public var isMacCatalystApp: Bool { false }
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
}
