import Foundation

/// Why a file of settings cannot be used.
package enum GatewaySettingsError: Error, Equatable, Sendable, CustomStringConvertible {
  case notAnObject
  case unknownKey(String, known: [String])
  case badValue(String)

  package var description: String {
    switch self {
    case .notAnObject: "The settings are no JSON object. Write one, with the knobs as keys."
    case .unknownKey(let key, let known):
      "There is no knob \(key). The knobs are \(known.joined(separator: ", "))."
    case .badValue(let reason): "The settings cannot be read: \(reason)."
    }
  }
}

extension GatewayConfiguration {
  /// Reads settings: a JSON object that names some of the knobs, the rest stays as it is.
  package func changed(by data: Data) throws(GatewaySettingsError) -> GatewayConfiguration {
    guard let changes = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw .notAnObject
    }
    let known = Mirror(reflecting: self).children.compactMap(\.label).sorted()
    for key in changes.keys.sorted() where !known.contains(key) {
      throw .unknownKey(key, known: known)
    }
    do {
      let present = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
      var members = present as? [String: Any] ?? [:]
      members.merge(changes) { $1 }
      let merged = try JSONSerialization.data(withJSONObject: members)
      return try JSONDecoder().decode(GatewayConfiguration.self, from: merged)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context),
      DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context)
    {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .badValue("\(path): \(context.debugDescription)")
    } catch {
      throw .badValue("\(error)")
    }
  }
}
