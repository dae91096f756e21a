import Foundation
import PushPayload

/// An object of a payload whose members know their place.
struct PushObject {
  let file: PushFile
  /// Keys from the root; empty for the root.
  let path: String
  let members: [JSONElement.Member]
  /// What its offsets count from.
  private let base: Int

  init?(_ element: JSONElement, path: String, file: PushFile) {
    guard case .object(let members) = element.value else { return nil }
    self.file = file
    self.path = path
    self.members = members
    base = file.bodyStart
  }

  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func member(_ key: String) -> JSONElement.Member? { members.first { $0.key == key } }

  /// The value of a key; `null` counts as absent.
  subscript(key: String) -> JSONElement? {
    guard let element = member(key)?.element, element.value != .null else { return nil }
    return element
  }

  func object(_ key: String) -> PushObject? {
    self[key].flatMap { PushObject($0, path: path(of: key), file: file) }
  }

  func string(_ key: String) -> String? {
    guard case .string(let text)? = self[key]?.value else { return nil }
    return text
  }

  func number(_ key: String) -> Double? {
    guard case .number(let number)? = self[key]?.value else { return nil }
    return number
  }

  func placeOfKey(_ key: String) -> TextPlace? {
    member(key).map { file.place(base + $0.keyRange.lowerBound) }
  }

  func placeOfValue(_ key: String) -> TextPlace? {
    member(key).map { file.place(base + $0.element.range.lowerBound) }
  }

  func place(of element: JSONElement) -> TextPlace {
    file.place(base + element.range.lowerBound)
  }
}
