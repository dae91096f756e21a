import ActivityModel
import Foundation

/// The members of an object of a payload, read by key and type. A member that is `null` is absent.
struct PayloadFields {
  /// The object's own text.
  let text: Data
  private let members: [String: JSONElement]
  private let path: String
  private let bytes: [UInt8]

  /// - Parameter path: Where the object lies, `aps`; empty for the payload itself.
  init(_ element: JSONElement, path: String, bytes: [UInt8]) throws(PushPayloadFault) {
    guard case .object(let list) = element.value else {
      throw .wrongType(
        path.isEmpty ? "the payload" : path, wanted: "an object", found: element.kind)
    }
    var members: [String: JSONElement] = [:]
    for member in list {
      let place = path.isEmpty ? member.key : "\(path).\(member.key)"
      guard members[member.key] == nil else { throw .repeatedKey(place) }
      members[member.key] = member.element
    }
    self.members = members
    self.path = path
    self.bytes = bytes
    text = Data(bytes[element.range])
  }

  private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func element(_ key: String) -> JSONElement? {
    guard let element = members[key], element.value != .null else { return nil }
    return element
  }

  /// The fault that a key is missing, with the key that was probably meant: `contentState`.
  func missing(_ key: String) -> PushPayloadFault {
    .missingKey(place(key), near: lookalike(of: key).map(place))
  }

  func hasLookalike(of key: String) -> Bool { lookalike(of: key) != nil }

  private func lookalike(of key: String) -> String? {
    func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    return members.keys.filter { $0 != key && plain($0) == plain(key) }.min()
  }

  func object(_ key: String) throws(PushPayloadFault) -> PayloadFields? {
    guard let element = element(key) else { return nil }
    return try PayloadFields(element, path: place(key), bytes: bytes)
  }

  func string(_ key: String) throws(PushPayloadFault) -> String? {
    guard let element = element(key) else { return nil }
    guard case .string(let text) = element.value else {
      throw .wrongType(place(key), wanted: "a string", found: element.kind)
    }
    return text
  }

  func number(_ key: String) throws(PushPayloadFault) -> Double? {
    guard let element = element(key) else { return nil }
    guard case .number(let number) = element.value else {
      throw .wrongType(place(key), wanted: "a number", found: element.kind)
    }
    return number
  }

  /// Seconds since 1970.
  func date(_ key: String) throws(PushPayloadFault) -> Date? {
    guard let element = element(key) else { return nil }
    guard case .number(let seconds) = element.value else {
      throw .wrongType(place(key), wanted: "seconds since 1970", found: element.kind)
    }
    return Date(timeIntervalSince1970: seconds)
  }

  func strings(_ key: String) throws(PushPayloadFault) -> [String]? {
    guard let element = element(key) else { return nil }
    guard case .array(let items) = element.value else {
      throw .wrongType(place(key), wanted: "an array of strings", found: element.kind)
    }
    var strings: [String] = []
    for item in items {
      guard case .string(let text) = item.value else {
        throw .wrongType(place(key), wanted: "an array of strings", found: item.kind)
      }
      strings.append(text)
    }
    return strings
  }

  func alert(_ key: String) throws(PushPayloadFault) -> Alert? {
    guard let element = element(key) else { return nil }
    if case .string(let text) = element.value {
      return Alert(title: .plain(""), body: .plain(text), sound: .none)
    }
    guard let alert = try object(key) else { return nil }
    return Alert(
      title: try alert.words("title"), body: try alert.words("body"), sound: try alert.sound())
  }

  /// A text, or an object that names a key of the app's strings and its arguments.
  private func words(_ key: String) throws(PushPayloadFault) -> Alert.Text {
    guard let element = element(key) else { return .plain("") }
    if case .string(let text) = element.value { return .plain(text) }
    guard case .object = element.value, let object = try object(key) else {
      throw .wrongType(place(key), wanted: "a string or an object", found: element.kind)
    }
    guard let name = try object.string("loc-key") else { throw object.missing("loc-key") }
    return .localized(key: name, arguments: try object.strings("loc-args") ?? [])
  }

  private func sound() throws(PushPayloadFault) -> Alert.Sound {
    guard let name = try string("sound") else { return .none }
    return name == "default" ? .default : .named(name)
  }
}
