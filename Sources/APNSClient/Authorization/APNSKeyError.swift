/// Why there is no key to sign with.
public enum APNSKeyError: Error, Hashable, Sendable {
  case unreadable(path: String)
  /// Group or others may read the file.
  case readableByOthers(path: String)
  /// A key or team identifier does not have ten letters and digits.
  case badIdentifier(String)
  /// What is wrong with the key.
  case notAKey(String)
}

extension APNSKeyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path): "The key \(path) cannot be read."
    case .readableByOthers(let path):
      "The key \(path) can be read by others. Run: chmod 600 \(path)"
    case .badIdentifier(let text):
      "\(text) is no key or team identifier: these have ten letters and digits."
    case .notAKey(let reason): reason
    }
  }
}
