@_exported import Foundation

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}
