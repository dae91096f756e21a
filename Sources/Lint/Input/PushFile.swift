import Foundation
import PushPayload

/// A file with a push: its JSON, and before it, when the person wrote them down, its headers.
///
/// A header stands in a line of its own, `apns-topic: com.example.app.push-type.liveactivity`; the
/// first line that begins the JSON ends them. A line may begin with a dash and a blank, as lists do.
package struct PushFile: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    /// In lower case.
    package var name: String
    package var value: String
    package var place: TextPlace?

    package init(name: String, value: String, place: TextPlace? = nil) {
      self.name = name
      self.value = value
      self.place = place
    }
  }

  /// As the person named it.
  package var name: String
  package var bytes: [UInt8]
  package var headers: [Header]
  /// Where the JSON begins.
  package var bodyStart: Int

  /// - Parameter headers: Those of the command line, which hold for every file without its own.
  package init(name: String, contents: Data, headers given: [Header] = []) {
    self.name = name
    bytes = Array(contents)
    headers = []
    bodyStart = 0
    readHeaders()
    headers += given.filter { extra in !headers.contains { $0.name == extra.name } }
  }

  /// The JSON alone, which is what Apple's service gets.
  package var body: ArraySlice<UInt8> { bytes[bodyStart...] }

  package func place(_ offset: Int) -> TextPlace { TextPlace(offset: offset, in: bytes) }

  package func header(_ name: String) -> Header? { headers.first { $0.name == name } }

  private mutating func readHeaders() {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let text = line.trimmingCharacters(in: .whitespaces)
      if let header = Self.header(text) {
        headers.append(
          Header(name: header.name, value: header.value, place: place(start)))
      } else if !text.isEmpty {
        break
      }
      start = end + 1
    }
    // A file that is nothing but headers has no body; one without headers is all body.
    bodyStart = headers.isEmpty ? 0 : min(start, bytes.count)
  }

  private static func header(_ line: String) -> (name: String, value: String)? {
    var line = Substring(line)
    if line.hasPrefix("- ") { line = line.dropFirst(2) }
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    return (
      name.lowercased(),
      line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    )
  }
}
