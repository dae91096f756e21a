/// Finding a device by what a person types.
extension Device {
  /// The device of that name, or nil.
  ///
  /// Case, spaces and punctuation do not matter and the words iPhone, Apple Watch and CarPlay may
  /// be left out: `16 pro`, `iphone-16-pro` and `iPhone 16 Pro` are the same. A model identifier
  /// such as `iPhone17,1` is understood too. Without its generation or its size a device is the
  /// newest or the usual one: `se`, `watch`, `carplay`, `ipad mini`.
  package static func named(_ name: String) -> Device? {
    let typed = name.lowercased()
    for family in DeviceFamily.phones {
      for model in family.models where model.identifier?.lowercased() == typed {
        return family.device(named: model.name)
      }
    }
    let wanted = key(name)
    guard !wanted.isEmpty else { return nil }
    return all.first { $0.keys.contains(wanted) } ?? unnumbered(wanted)
  }

  /// The devices whose names are the likeliest to be meant, nearest first.
  package static func near(_ name: String, count: Int = 3) -> [Device] {
    let wanted = key(name)
    let ranked = all.enumerated().map { position, device in
      (device, position, device.keys.map { likeness(of: wanted, to: $0) }.max() ?? 0)
    }
    return ranked.filter { $0.2 >= 0.5 }
      .sorted { $0.2 == $1.2 ? $0.1 < $1.1 : $0.2 > $1.2 }
      .prefix(count).map(\.0)
  }

  /// Devices that have a number or a size which a person leaves out.
  private static func unnumbered(_ wanted: String) -> Device? {
    switch wanted {
    case "watch", "applewatch": return standardWatch
    case "carplay": return standardCarDisplay
    case "ipad": return named("iPad (A16)")
    default:
      let phone = phones.last {
        $0.name.hasSuffix("generation)") && $0.keys.contains { $0.dropLast() == wanted }
      }
      return phone
        ?? pads.last { pad in
          pad.keys.contains { $0.hasPrefix(wanted) } && wanted.hasPrefix("ipad")
        }
    }
  }

  /// What a person may type for the device, reduced to letters and digits.
  private var keys: Set<String> {
    let full = Self.key(name)
    var keys: Set = [full]
    for word in ["iphone", "apple", "applewatch", "carplay"] where full.hasPrefix(word) {
      keys.insert(String(full.dropFirst(word.count)))
    }
    let endings = ["ndgeneration", "rdgeneration", "inch", "mm"]
    for key in keys {
      for ending in endings { keys.insert(key.replacing(ending, with: "")) }
    }
    return keys.filter { !$0.isEmpty }
  }

  /// Letters and digits in lower case.
  private static func key(_ name: String) -> String {
    name.lowercased().replacing("×", with: "x").filter { $0.isLetter || $0.isNumber }
  }

  /// How much of two keys agrees, 0 to 1: pairs of letters that both have, of all that there are.
  private static func likeness(of first: String, to second: String) -> Double {
    func pairs(_ key: String) -> [String] { zip(key, key.dropFirst()).map { "\($0)\($1)" } }
    let (left, right) = (pairs(first), pairs(second))
    guard !left.isEmpty, !right.isEmpty else { return first == second ? 1 : 0 }
    var rest = right
    let common = left.count { pair in
      guard let index = rest.firstIndex(of: pair) else { return false }
      rest.remove(at: index)
      return true
    }
    return 2 * Double(common) / Double(left.count + right.count)
  }
}
