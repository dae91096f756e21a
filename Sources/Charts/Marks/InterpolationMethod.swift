import AppleFoundation

/// How a line runs from point to point. Apple's interface.
@frozen
public struct InterpolationMethod: Equatable, Sendable {
  @usableFromInline
  enum Storage: Equatable, Sendable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case monotone
    /// The part of the way after which the line goes to the height of the next point.
    case step(transition: CGFloat)
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(.linear) }
  /// As a cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// As a cardinal spline; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension: tension))
  }
  /// As a centripetal Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// As a Catmull-Rom spline: 0 uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha: alpha))
  }
  /// As a spline that rises only where the data rise.
  public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }
  /// In steps at the points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(.step(transition: 0)) }
  /// In steps halfway between the points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(.step(transition: 0.5)) }
  /// In steps before the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(.step(transition: 1)) }
}
