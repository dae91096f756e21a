import Foundation

/// The types of Core Foundation that Core Graphics takes. Apple's systems bridge them to Swift's;
/// here they are Swift's own, so that `"…" as CFString` and `[…] as CFArray` mean the same.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFTimeInterval = Double

/// A direction and a length in the plane, in points. Apple's interface.
public struct CGVector: Codable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

  /// No direction.
  public static var zero: CGVector { CGVector() }
}
