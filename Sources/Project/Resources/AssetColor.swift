/// A colour as an asset catalogue writes it.
///
/// Components come in three spellings: a fraction with a point (`"0.502"`), a whole number up to 255
/// (`"128"`) and a hexadecimal one (`"0x80"`).
struct AssetColor: Decodable {
  var space: String?
  var values: [String: String]?
  /// The name of a colour of the system.
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case values = "components"
    case reference
  }

  init(space: String? = nil, values: [String: String]? = nil, reference: String? = nil) {
    self.space = space
    self.values = values
    self.reference = reference
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    space = try container.decodeIfPresent(String.self, forKey: .space)
    reference = try container.decodeIfPresent(String.self, forKey: .reference)
    if let texts = try? container.decodeIfPresent([String: String].self, forKey: .values) {
      values = texts
    } else {
      // Other tools write bare numbers; these are fractions.
      values = try container.decodeIfPresent([String: Double].self, forKey: .values)?
        .mapValues { String($0) }
    }
  }

  /// The components between 0 and 1, or nil when one is not a number or missing.
  static func components(_ color: AssetColor) -> ResourceManifest.Components? {
    guard let values = color.values else { return nil }
    let alpha = values["alpha"].map(opacity) ?? 1
    let space = color.space ?? "srgb"
    if let text = values["white"] {
      guard let white = number(text), let alpha else { return nil }
      return ResourceManifest.Components(
        red: white, green: white, blue: white, alpha: alpha, space: space)
    }
    guard let red = values["red"].flatMap(number), let green = values["green"].flatMap(number),
      let blue = values["blue"].flatMap(number), let alpha
    else { return nil }
    return ResourceManifest.Components(
      red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  /// The value of `alpha`: a bare `1` of other tools means opaque, not the least visible.
  private static func opacity(_ text: String) -> Double? {
    Int(text) == 1 ? 1 : number(text)
  }

  /// The value of one component.
  static func number(_ text: String) -> Double? {
    let text = text.trimmingSpaces
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") || text.contains("e") ? value : value / 255
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var result = self[...]
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
