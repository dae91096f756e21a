import AppleFoundation
@_spi(Reflection) import Swift

/// The first number of some JSON that does not fit the whole-number type declared at its place.
struct NumberMisfit {
  let path: String
  let expected: String
  let found: String

  init?(in value: JSONValue, for type: Any.Type) {
    self.init(value, TypeWalk.unwrapped(type), path: "")
  }

  private init?(_ value: JSONValue, _ type: Any.Type, path: String) {
    switch value {
    case .integer(let number):
      guard let type = type as? any FixedWidthInteger.Type, !Self.holds(type, number) else {
        return nil
      }
    case .number:
      guard type is any FixedWidthInteger.Type else { return nil }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        guard let inner = TypeWalk(type).type(at: [PathKey(index)]),
          let misfit = NumberMisfit(
            element, TypeWalk.unwrapped(inner), path: "\(path)[\(index)]")
        else { continue }
        self = misfit
        return
      }
      return nil
    case .object(let members):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let inner = TypeWalk(type).type(at: [PathKey(name)]),
          let misfit = NumberMisfit(
            member, TypeWalk.unwrapped(inner), path: path.isEmpty ? name : "\(path).\(name)")
        else { continue }
        self = misfit
        return
      }
      return nil
    default: return nil
    }
    self.path = path
    expected = WantedValue(type).text
    found = value.description
  }

  private static func holds<I: FixedWidthInteger>(_ type: I.Type, _ number: Int64) -> Bool {
    I(exactly: number) != nil
  }
}

/// A key or an index of a coding path.
private struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = String(index)
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}
