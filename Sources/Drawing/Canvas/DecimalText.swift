import Foundation

/// Numbers as text, alike in every locale.
enum DecimalText {
  /// A number with at most so many digits behind the point, and no zeros at the end.
  static func text(_ value: CGFloat, digits: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = (value * CGFloat(power)).rounded()
    // Far beyond any picture; whole numbers need no decimals.
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int(abs(scaled))
    var text = "\(whole / power)"
    let rest = whole % power
    if rest > 0 {
      var decimals = String(rest)
      decimals = String(repeating: "0", count: digits - decimals.count) + decimals
      while decimals.hasSuffix("0") { decimals.removeLast() }
      text += "." + decimals
    }
    return scaled < 0 && whole > 0 ? "-" + text : text
  }
}
