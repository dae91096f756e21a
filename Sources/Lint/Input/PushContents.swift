import Foundation
import PushPayload

/// The parts of a push that the app's own types read, and where they stand.
package struct PushContents: Equatable, Sendable {
  package var file: PushFile
  package var attributesType: String?
  package var attributes: Data?
  package var state: Data?
  private let root: JSONElement?

  /// Nil parts are not there, or the text cannot be read so far.
  package init(_ file: PushFile) {
    self.file = file
    let body = Array(file.body)
    let read = try? JSONReader.readTolerantly(body, greatestDepth: PushText.greatestDepth)
    root = read?.element
    guard let root, let aps = PushObject(root, path: "", file: file)?.object("aps") else { return }
    attributesType = aps.string("attributes-type")?.split(separator: ".").last.map(String.init)
    func bytes(_ key: String) -> Data? {
      // What has trailing commas is mended for the types, since P102 tells of it.
      aps.object(key).flatMap { _ in aps[key] }.map { Data(Self.strict($0)) }
    }
    attributes = bytes("attributes")
    state = bytes("content-state")
  }

  /// Where the value at a key path below `content-state` or `attributes` stands, or as far as the
  /// path leads.
  package func place(of keyPath: String, in part: String) -> TextPlace? {
    guard let root, let aps = PushObject(root, path: "", file: file)?.object("aps"),
      var element = aps[part]
    else { return nil }
    for key in Self.keys(of: keyPath) {
      guard let next = Self.child(key, of: element) else { break }
      element = next
    }
    return file.place(file.bodyStart + element.range.lowerBound)
  }

  private static func child(_ key: String, of element: JSONElement) -> JSONElement? {
    switch element.value {
    case .object(let members): members.first { $0.key == key }?.element
    case .array(let items): Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }

  /// `entries[1].time` as `entries`, `1`, `time`.
  static func keys(of path: String) -> [String] {
    path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }).map(String.init)
  }

  private static func strict(_ element: JSONElement) -> [UInt8] {
    let value: Any = plain(element)
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return Array(data ?? Data())
  }

  private static func plain(_ element: JSONElement) -> Any {
    switch element.value {
    case .null: NSNull()
    case .bool(let flag): flag
    case .number(let number):
      number == number.rounded() && abs(number) < 9e15 ? Int(number) as Any : number
    case .string(let text): text
    case .array(let items): items.map(plain)
    case .object(let members):
      Dictionary(
        members.map { ($0.key, plain($0.element)) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
