/// A version of the phone's system.
package struct SystemVersion: Codable, Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The system that Islet stands for, wherever nothing else is set: the phone runs it, `UIDevice`
  /// tells it, and `#available` in users' source means it. The newest whose interface the kits
  /// follow; a choice of Islet.
  package static let standard = SystemVersion(26, 0)

  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { "iOS \(number)" }

  /// The version alone, as `UIDevice` gives it: `26.0`.
  package var number: String { "\(major).\(minor)" }
}
