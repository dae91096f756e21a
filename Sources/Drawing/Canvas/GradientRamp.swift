import Foundation

/// The colours along a gradient. They are mixed premultiplied, so that a colour fades out without
/// going grey on the way to `clear`.
enum GradientRamp {
  /// Stops in order, with locations between 0 and 1, for a library that mixes without regard to
  /// alpha: where both colour and alpha change, stops are added in between.
  static func stops(_ stops: [GradientStop]) -> [GradientStop] {
    let sorted = ordered(stops)
    guard let first = sorted.first else { return [] }
    var result = [first]
    for (lower, upper) in zip(sorted, sorted.dropFirst()) {
      if lower.color.alpha != upper.color.alpha {
        if lower.color.alpha == 0 {
          result.append(
            GradientStop(color: upper.color.opacity(0), location: lower.location))
        } else if upper.color.alpha == 0 {
          result.append(
            GradientStop(color: lower.color.opacity(0), location: upper.location))
        } else if !hasSameHue(lower.color, upper.color) {
          for step in 1..<8 {
            let fraction = Double(step) / 8
            result.append(
              GradientStop(
                color: mix(lower.color, upper.color, fraction),
                location: lower.location + (upper.location - lower.location) * fraction))
          }
        }
      }
      result.append(upper)
    }
    return result
  }

  /// The colour at a location; beyond the ends, the end's.
  static func color(at location: Double, of ordered: [GradientStop]) -> RGBA {
    guard let first = ordered.first, let last = ordered.last else { return .clear }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let upper = ordered.firstIndex { $0.location > location } ?? ordered.count - 1
    let lower = ordered[upper - 1]
    let span = ordered[upper].location - lower.location
    guard span > 0 else { return ordered[upper].color }
    return mix(lower.color, ordered[upper].color, (location - lower.location) / span)
  }

  /// Locations never go back, as in CSS and SwiftUI: a stop before its forerunner moves up to it.
  static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, min(stop.location, 1))
      return GradientStop(color: stop.color, location: last)
    }
  }

  private static func hasSameHue(_ a: RGBA, _ b: RGBA) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue
  }

  static func mix(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
    let alpha = a.alpha + (b.alpha - a.alpha) * fraction
    guard alpha > 0 else { return RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
    func channel(_ path: KeyPath<RGBA, Double>) -> Double {
      let lower = a[keyPath: path] * a.alpha
      let upper = b[keyPath: path] * b.alpha
      return (lower + (upper - lower) * fraction) / alpha
    }
    return RGBA(
      red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
  }
}
