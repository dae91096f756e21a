/// The bundle identifier of an app, `com.example.Journey`.
package struct AppID: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(_ bundleIdentifier: String) {
    rawValue = bundleIdentifier
  }

  package init(stringLiteral value: String) {
    rawValue = value
  }
}

extension AppID: CustomStringConvertible {
  package var description: String { rawValue }
}
