/// Who may read a value of a log message. Apple's interface.
///
/// Islet shows every value whatever is asked for, because the log is read by the developer on the
/// same machine. A hashed value is shown too.
public struct OSLogPrivacy: Equatable, Sendable {
  /// Whether a hidden value is replaced by a hash.
  public enum Mask: Sendable {
    case hash
    case none
  }

  private enum Level { case `public`, `private`, sensitive, auto }

  private var level: Level
  private var mask = Mask.none

  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive) }
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto) }

  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .private, mask: mask)
  }

  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .sensitive, mask: mask)
  }

  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .auto, mask: mask)
  }
}
