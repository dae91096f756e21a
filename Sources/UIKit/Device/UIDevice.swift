internal import ActivityModel
import Foundation

/// The device on which the app runs. Apple's interface.
///
/// Names and version are those of the phone that Islet draws: a choice of Islet. What only a real
/// phone knows, its battery and its identifier, is unknown, as Apple's interface provides for.
@MainActor
open class UIDevice: NSObject {
  /// How full the battery is being made. Apple's interface.
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  private override init() { super.init() }

  open class var current: UIDevice { UIDevice() }

  /// The name that iOS 16 and later give to apps: that of the kind of device.
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The system that Islet stands for.
  open var systemVersion: String { SystemVersion.standard.number }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// No vendor has an identifier here.
  open var identifierForVendor: UUID? { nil }
  open var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Held upright.
  open var orientation: UIDeviceOrientation { .portrait }
  open var isMultitaskingSupported: Bool { true }
  open var batteryState: BatteryState { .unknown }
  /// 0 to 1, or -1 where it is unknown.
  open var batteryLevel: Float { -1 }
}
