import AppleFoundation

/// Says in words where bytes stop being JSON.
struct BrokenJSON {
  let text: String

  init(_ data: Data) {
    if data.isEmpty {
      text = "no bytes at all"
    } else if let offset = Self.offset(of: data) {
      let before = data.prefix(offset)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
      let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
      text = "text that is not JSON at line \(line), column \(column)"
    } else {
      text = "JSON that ends too early"
    }
  }

  /// The byte that Foundation stumbles over; nil when it is the end.
  private static func offset(of data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      return reason.firstMatch(of: #/character (\d+)/#)
        .flatMap { Int($0.1) }.map { min($0, data.count) }
    }
  }
}
