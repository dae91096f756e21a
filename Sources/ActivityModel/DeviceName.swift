/// Finding a phone by what a person types.
extension Device {
  /// The phone of that name, or nil.
  ///
  /// Case, spaces and punctuation do not matter and the word iPhone may be left out: `16 pro`,
  /// `iphone-16-pro` and `iPhone 16 Pro` are the same. A model identifier such as `iPhone17,1` is
  /// understood too. Without its generation a phone is the newest one: `se`.
  package static func named(_ name: String) -> Device? {
    let typed = name.lowercased()
    for family in DeviceFamily.all {
      for model in family.models where model.identifier?.lowercased() == typed {
        return family.device(named: model.name)
      }
    }
    let wanted = key(name)
    return all.first { key($0.name) == wanted || shortKey($0.name) == wanted }
      ?? all.last { shortKey($0.name).dropLast() == wanted && $0.name.hasSuffix("generation)") }
  }

  /// Letters and digits without the word iPhone.
  private static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasPrefix("iphone") ? String(letters.dropFirst("iphone".count)) : letters
  }

  /// `se3` for the third generation of a phone without a number of its own.
  private static func shortKey(_ name: String) -> String {
    key(name).replacing("ndgeneration", with: "").replacing("rdgeneration", with: "")
  }
}
